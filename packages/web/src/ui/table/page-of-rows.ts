import { type PageState, withinPages } from '@dealer-portal/rules/page';

/** One page of an entire list, and which one that is: the last one where the list got shorter. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  paging: Pick<PageState, 'pageNum' | 'pageSize'>,
): { readonly rows: readonly Row[]; readonly page: PageState } {
  const { pageNum, pageSize } = paging;
  const page = withinPages({ pageNum, pageSize, total: rows.length });
  const first = (page.pageNum - 1) * pageSize;
  return { rows: rows.slice(first, first + pageSize), page };
}
