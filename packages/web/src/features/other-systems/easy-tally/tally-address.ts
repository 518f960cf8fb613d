import { href } from '#routes';

/** The reconciliation of an order, or its signing; without a sold-to the current one is meant. */
export function tallyAddress(
  page: 'easyTally' | 'easyTallySigning',
  orderNum: string,
  saletoCode?: string,
): string {
  return href(page, { orderNum, ...(saletoCode && { saletoCode }) });
}
