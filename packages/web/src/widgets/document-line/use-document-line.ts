import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { documentLine, type LineDocument } from '@dealer-portal/rules/statements';
import { queryAccountStatement, queryInvoiceTrace } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The key of a line: its order, or a voucher or invoice of it. */
export interface LineKey {
  readonly orderNo?: string | undefined;
  readonly voucherNo?: string | undefined;
  readonly invoiceNo?: string | undefined;
}

/** The documents of one order: `loading` until they are known, `undefined` where the company names none. */
export function useDocumentLine({
  orderNo,
  voucherNo,
  invoiceNo,
}: LineKey): readonly LineDocument[] | 'loading' | undefined {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const named = orderNo ? { orderNo } : voucherNo ? { voucherNo } : undefined;
  const vouchers = useQuery(
    asideQuery(queryAccountStatement, named && { body: { customerCode, ...named, ...FIRST_ROWS } }, account),
  );
  const voucher = vouchers.data?.records.find((found) =>
    orderNo ? found.orderNo === orderNo : found.voucherNo === voucherNo,
  );
  const order = orderNo || voucher?.orderNo;
  const key = order ? { orderNo: order } : invoiceNo ? { invoiceNo } : undefined;
  const traces = useQuery(
    asideQuery(queryInvoiceTrace, key && { body: { customerCode, ...key, ...FIRST_ROWS } }, account),
  );
  const trace = traces.data?.records.find((found) =>
    order ? found.orderNo === order : found.invoiceNo === invoiceNo,
  );
  // The voucher is what puts the order into a statement; without the answer nothing is guessed.
  if (vouchers.isLoading || traces.isLoading) return 'loading';
  return trace && documentLine(trace, voucher);
}
