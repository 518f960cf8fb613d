import { compareAmounts } from '@dealer-portal/rules/money';
import { queryRebates } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport } from '#kits/report/define-report';
import { rowsOfLines } from '#kits/report/paged-lines';
import { columnsOf } from '#ui/table/columns';
import { UNREAD_LINES } from '#ui/text/list-of';
import { documentAddress } from '#widgets/document-line/document-address';
import type { Rebate } from '../rebate-report';

type Cash = NonNullable<Rebate['cashList']>[number];

const column = columnsOf<Partial<Cash>>();

/** What was cashed of a rebate; of one that nothing is used of there is nothing to come. */
function cashesOf({ cashList, usedAmount }: Rebate): readonly Partial<Cash>[] {
  if (!cashList && compareAmounts(usedAmount, 0) === 0) return [];
  return rowsOfLines(cashList, (cash): Partial<Cash> => cash ?? { cashNo: UNREAD_LINES });
}

/** 兑现记录: what of a rebate was cashed, when and to whom (FIN-05). */
export const CASHES = defineReport({
  name: 'rebateCash',
  operation: queryRebates,
  input: byCustomer,
  isAside: true,
  rows: ({ records }) => ({ rows: records.flatMap(cashesOf) }),
  rowKey: ({ cashNo = '' }) => cashNo,
  columns: [
    column.code('cashNo', '兑现编号', { width: 160 }),
    column.date('cashDate', '兑现日期'),
    column.text('payerName', '入账付款方', {
      width: 240,
      detail: ['付款方编码', ({ payerCode }) => payerCode],
      to: ({ payerCode, cashDate }) =>
        payerCode &&
        documentAddress('accountstatement', { payerCode, beginDate: cashDate, endDate: cashDate }),
    }),
    column.money('cashAmount', '兑现金额', { width: 144 }),
  ],
  noun: '兑现',
  emptyReason: '这笔返利兑现后，记录会出现在这里。',
});
