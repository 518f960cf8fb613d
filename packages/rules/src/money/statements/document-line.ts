/** One business as a line of time: order, delivery, invoice, voucher, statement (FIN-04). */

import { isGiven } from '../../base/given';
import type { Amount } from '../../base/money';
import { wireDay } from '../../base/shanghai';

/** An order with its documents, as the wire gives it; a document that is not there yet is empty. */
export interface OrderTrace {
  readonly orderNo: string;
  readonly orderDate: string;
  readonly orderAmount: Amount;
  readonly dn?: string;
  readonly voucherNo?: string;
  readonly invoiceNo?: string;
  readonly invoiceDate?: string;
  readonly invoiceAmount?: Amount;
  readonly statusName: string;
}

/** A voucher of the order in the account. */
export interface OrderVoucher {
  readonly voucherNo: string;
  readonly voucherDate: string;
  readonly debit: Amount;
}

export const DOCUMENT_KINDS = {
  order: '订单',
  delivery: '发货',
  invoice: '发票',
  voucher: '凭证',
  statement: '对账单',
} as const;
export type DocumentKind = keyof typeof DOCUMENT_KINDS;

/** One document of the line. */
export interface LineDocument {
  readonly kind: DocumentKind;
  /** `''` while there is none. */
  readonly number: string;
  readonly day: string;
  readonly amount?: Amount;
  /** The known details as text. */
  readonly text: string;
  /** Whether it has come. */
  readonly isReached: boolean;
}

/** The five documents of an order, in their order; what has not come says so. */
export function documentLine(trace: OrderTrace, voucher?: OrderVoucher): readonly LineDocument[] {
  const month = wireDay(voucher?.voucherDate)?.slice(0, 'YYYY-MM'.length) ?? '';
  return [
    {
      ...document('order', trace.orderNo, trace.orderDate, '已下单'),
      amount: trace.orderAmount,
    },
    document('delivery', trace.dn, '', isGiven(trace.dn) ? '已发货' : '还没有发货'),
    {
      ...document(
        'invoice',
        trace.invoiceNo,
        trace.invoiceDate,
        isGiven(trace.invoiceNo) ? trace.statusName : '还没有开票',
      ),
      ...(isGiven(trace.invoiceNo) && { amount: trace.invoiceAmount }),
    },
    {
      ...document(
        'voucher',
        voucher?.voucherNo ?? trace.voucherNo,
        voucher?.voucherDate,
        isGiven(voucher?.voucherNo ?? trace.voucherNo) ? '已记账' : '还没有记账',
      ),
      ...(voucher && { amount: voucher.debit }),
    },
    document('statement', month, '', month === '' ? '记账以后进入当月对账单' : '在借方里'),
  ];
}

function document(
  ...[kind, number, day, text]: [DocumentKind, string | undefined, string | undefined, string]
): LineDocument {
  return { kind, number: number ?? '', day: day ?? '', text, isReached: isGiven(number) };
}
