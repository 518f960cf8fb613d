import { withParams } from './with-params';

/** The conditions of an address without its page, for another part of the same list; it begins with `?` unless empty. */
export function firstPageSearch(params: URLSearchParams): string {
  const search = withParams(params, { pageNum: undefined });
  return search.size === 0 ? '' : `?${search}`;
}
