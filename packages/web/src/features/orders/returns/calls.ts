import type { Input } from '@dealer-portal/sdk';
import { submitReturnApproval, updateAirOrderInvoice } from '@dealer-portal/sdk/operations';
import type { Dayjs } from 'dayjs';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';

type ReturnBody = Input<typeof submitReturnApproval>['body'];

/** Pieces of an order that are to be returned, with the reason. */
export type ReturnRequest = Omit<ReturnBody, 'saletoCode' | 'bstnk'>;

export function requestReturn(orderNo: string, request: ReturnRequest, { saletoCode }: AccountScope) {
  return api.call(submitReturnApproval, { body: { saletoCode, bstnk: orderNo, ...request } });
}

interface ReturnedOrder {
  readonly orderNo: string;
  readonly orderTypeNo?: string;
}

export interface ReturnInvoice {
  readonly invoiceNo: string;
  readonly invoiceDate?: Dayjs | null;
}

/** Records the invoice of a returned order. */
export function recordInvoice(
  { orderNo, orderTypeNo }: ReturnedOrder,
  { invoiceNo, invoiceDate }: ReturnInvoice,
  { saletoCode }: AccountScope,
) {
  return api.call(updateAirOrderInvoice, {
    body: {
      orderNo,
      saletoCode,
      invoiceNo: invoiceNo.trim(),
      ...(orderTypeNo && { orderTypeNo }),
      ...(invoiceDate && { invoiceDate: invoiceDate.format('YYYY-MM-DD') }),
    },
  });
}
