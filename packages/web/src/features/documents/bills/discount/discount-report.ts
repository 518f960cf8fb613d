import { choicesOf, INTEREST_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryBankInterests } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

/** The discount of a bill at a bank: interest is amount × rate × days / 360. */
export type Discount = RecordOf<'queryBankInterests'>;

const column = columnsOf<Discount>();

/** 银行贴现: the interest that banks took for bills, confirmed and not (FIN-04). */
export const DISCOUNTS = defineReport({
  name: 'bankDiscount',
  operation: queryBankInterests,
  input: byCustomer,
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.code('billNo', '票据号码', {
      width: 240,
      to: ({ billNo }) => documentAddress('billCount', { billNo }),
      detail: ['银行', ({ bankName }) => bankName],
    }),
    column.date('discountDate', '贴现日期', { isSortable: true }),
    column.date('dueDate', '到期日期', { isHiddenAtFirst: true }),
    column.money('billAmount', '票面金额'),
    column.number('days', '天数', { width: 80, unit: '天' }),
    column.number('rate', '年利率', { width: 88, unit: '%' }),
    column.money('interest', '贴息', { isSortable: true }),
    column.money('netAmount', '实收金额'),
    column.status('status', 'statusName', { width: 96, states: INTEREST_STATES }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '贴息状态',
      options: [ALL, ...choicesOf(INTEREST_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '贴现日期' },
    { kind: 'text', name: 'billNo', label: '票据号码' },
  ],
  totals: ({ interestTotal }) => ({ interest: interestTotal }),
  noun: '贴息单',
  emptyReason: '承兑汇票在银行贴现后，贴息会出现在这里等待确认。',
});
