import { queryRebates } from '@dealer-portal/sdk/operations';
import { columnsOf } from '#ui/table/columns';
import { listOf } from '#ui/text/list-of';
import { byCustomer, defineReport } from '#widgets/report/define-report';
import { documentAddress } from '#widgets/report/document-address';
import type { Rebate } from '../rebate-report';

const column = columnsOf<NonNullable<Rebate['cashList']>[number]>();

/** 兑现记录: what of a rebate was cashed, when and to whom (FIN-05). */
export const CASHES = defineReport({
  name: 'rebateCash',
  operation: queryRebates,
  input: byCustomer,
  isAside: true,
  rows: ({ records }) => ({ rows: records.flatMap(({ cashList }) => listOf(cashList)) }),
  rowKey: ({ cashNo }) => cashNo,
  columns: [
    column.code('cashNo', '兑现编号', { width: 160 }),
    column.date('cashDate', '兑现日期'),
    column.text('payerName', '入账付款方', {
      width: 240,
      detail: ({ payerCode }) => payerCode,
      to: ({ payerCode, cashDate }) =>
        documentAddress('accountstatement', { payerCode, beginDate: cashDate, endDate: cashDate }),
    }),
    column.money('cashAmount', '兑现金额', { width: 144 }),
  ],
  noun: '兑现',
  emptyReason: '这笔返利兑现后，记录会出现在这里。',
});
