import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';
import { withParams } from './with-params';

/** The part of the address that concerns a list. */
interface ListAddress<Name extends string> {
  /** The filters that are set, ready to be put into a call. */
  readonly values: Readonly<Partial<Record<Name, string>>>;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Filters of a list as its address has them. */
export interface AddressFilter<Name extends string> extends ListAddress<Name> {
  /** Sets filters, or clears those given as `''`; the list goes back to its first page. */
  readonly set: (change: Readonly<Partial<Record<Name, string>>>) => void;
  /** Sets exactly these filters and clears the others; the list goes back to its first page. */
  readonly replace: (values: Readonly<Partial<Record<string, string>>>) => void;
  readonly setPage: (pageNum: number, pageSize: number) => void;
  /** Goes to a page in place of this one, which has no rows any more. */
  readonly replacePage: (pageNum: number) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
}

const MOST_ROWS = 1000;

function wholeNumber(text: string | null, fallback: number, most: number): number {
  const value = Math.trunc(Number(text));
  return value >= 1 ? Math.min(most, value) : fallback;
}

/**
 * The filters and the page of a list in an address.
 * @param names the filters' names, the same as in the address
 * @param pageSize rows of a page unless the address says otherwise; that of every list when absent (MISC-01)
 */
export function readListAddress<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
  pageSize = FIRST_ROWS.pageSize,
): ListAddress<Name> {
  const pairs = names.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    // The pairs carry exactly the given names.
    values: Object.fromEntries(pairs) as Partial<Record<Name, string>>,
    pageNum: wholeNumber(params.get('pageNum'), FIRST_ROWS.pageNum, Number.MAX_SAFE_INTEGER),
    pageSize: wholeNumber(params.get('pageSize'), pageSize, MOST_ROWS),
  };
}

/**
 * Keeps the filters and the page of a list in the address, so that a reload, a link and the way back find them.
 * @param names the filters' names, the same as in the address
 * @param pageSize rows of a page unless the address says otherwise
 */
export function useAddressFilter<Name extends string>(
  names: readonly Name[],
  pageSize?: number,
): AddressFilter<Name> {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params, names, pageSize);
  const change = (texts: Readonly<Record<string, string | undefined>>, options?: NavigateOptions) =>
    setParams((before) => withParams(before, texts), options);
  return {
    ...address,
    set: (filters) => change({ ...filters, pageNum: undefined }),
    replace: (values) =>
      change({ ...Object.fromEntries(names.map((name) => [name, values[name]])), pageNum: undefined }),
    setPage: (pageNum, size) => change({ pageNum: String(pageNum), pageSize: String(size) }),
    replacePage: (pageNum) => change({ pageNum: String(pageNum) }, { replace: true }),
    clear: () => change(Object.fromEntries([...names, 'pageNum'].map((name) => [name, undefined]))),
    isNarrowed: Object.keys(address.values).length > 0,
  };
}
