import { choicesOf, RED_CONFIRMATION_STATES, RED_INVOICE_STATES } from '@dealer-portal/rules/states';
import type { Ops, RecordOf } from '@dealer-portal/sdk';
import { queryRedInvoiceSettlements } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';

const column = columnsOf<RecordOf<'queryRedInvoiceSettlements'>>();

/** Under the title of red invoices: no call confirms a sheet. */
export const CONFIRMED_ELSEWHERE =
  '数电红票先要有红字信息确认单：待购方确认的，请在电子税务局 72 小时内确认，过时作废；门户没有确认的接口';

type RedType = NonNullable<Ops['queryRedInvoiceSettlements']['input']['body']['redType']>;

interface RedOptions {
  readonly name: string;
  readonly redType: RedType;
  readonly emptyReason: string;
}

/** The red invoices of one kind with what each takes back; without the permission the server says so (FIN-05, MENU-02). */
export function redReport({ redType, ...options }: RedOptions) {
  return defineReport({
    ...options,
    operation: queryRedInvoiceSettlements,
    input: (account, filters, page) => byCustomer(account, { ...filters, redType }, page),
    rows: paged,
    rowKey: ({ settleNo }) => settleNo,
    columns: [
      column.code('settleNo', '结算单号', {
        width: 176,
        detail: ['红字信息确认单编号', ({ confirmNo }) => confirmNo],
      }),
      column.status('confirmStatus', 'confirmStatusName', {
        key: 'confirm',
        title: '确认单',
        width: 112,
        states: RED_CONFIRMATION_STATES,
      }),
      column.code('blueInvoiceNo', '原发票号码', {
        width: 184,
        to: ({ blueInvoiceNo }) =>
          documentAddress('newInvoiceNewInvoiceDetails', { invoiceNo: blueInvoiceNo }),
      }),
      column.code('orderNo', '订单号', { width: 120, to: orderAddress }),
      column.date('applyDate', '申请日期', { isSortable: true }),
      column.money('netAmount', '不含税金额', { isHiddenAtFirst: true }),
      column.money('taxAmount', '税额', { width: 112 }),
      column.money('amount', '价税合计'),
      column.code('redInvoiceNo', '红字发票号码', { width: 184 }),
      column.status('status', 'statusName', { width: 96, states: RED_INVOICE_STATES }),
    ],
    filters: [
      {
        kind: 'tabs',
        name: 'status',
        label: '红票状态',
        options: [ALL, ...choicesOf(RED_INVOICE_STATES)],
      },
      { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
      { kind: 'text', name: 'blueInvoiceNo', label: '原发票号码' },
      { kind: 'text', name: 'redInvoiceNo', label: '红字发票号码' },
    ],
    totals: ({ amountTotal }) => ({ amount: amountTotal }),
    noun: '红票',
  });
}
