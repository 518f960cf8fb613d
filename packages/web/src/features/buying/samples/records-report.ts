import { choicesOf, SAMPLE_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryPrototypeSamples } from '@dealer-portal/sdk/operations';
import { bySoldTo, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, withoutState } from '#ui/table/columns';

/** A sample machine that was ordered, is on show, or was refused. */
export type SampleRecord = RecordOf<'queryPrototypeSamples'>;

const column = columnsOf<SampleRecord>(withoutState(SAMPLE_STATES.refused));
const SAMPLE_NO = column.code('sampleNo', '出样单号', {
  width: 132,
  detail: ['样机类型', ({ isFree }) => (isFree ? '免费样机' : '样机价')],
});
const PRODUCT = column.custom('product', '产品', {
  width: 196,
  text: ({ productModel, productCode }) => productModel ?? productCode,
  detail: ['产品名称', ({ productName }) => productName],
});
const SHOP = column.text('shopName', '出样门店', { key: 'shop', width: 148 });
const APPLIED = column.date('applyDate', '申请日期', { width: 96 });

const FILTERS: readonly FilterField<FilterName<'queryPrototypeSamples'>>[] = [
  { kind: 'text', name: 'keyword', label: '型号或门店' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
];

/** The sample machines that the dealer ordered: 10 under approval, 20 on show, 30 refused. */
export const RECORDS = defineReport({
  name: 'sampleRecord',
  operation: queryPrototypeSamples,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ sampleNo }) => sampleNo,
  columns: [
    SAMPLE_NO,
    PRODUCT,
    column.number('number', '数量', { width: 64, unit: '台' }),
    column.money('samplePrice', '样机价', { key: 'price', width: 104, total: false }),
    SHOP,
    APPLIED,
    column.date('sampleDate', '出样日期', { width: 96 }),
    column.status('status', 'statusName', {
      width: 88,
      states: SAMPLE_STATES,
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: [ALL, ...choicesOf(SAMPLE_STATES)],
    },
    ...FILTERS,
  ],
  noun: '出样记录',
  emptyReason: '订购样机并审批后，记录出现在这里。',
});

/** Refused sample machines with the reason. */
export const REFUSED_RECORDS = defineReport({
  ...RECORDS,
  name: 'refusedSample',
  input: (account, filters, page) =>
    RECORDS.input(account, { ...filters, status: SAMPLE_STATES.refused.value }, page),
  columns: [
    SAMPLE_NO,
    PRODUCT,
    SHOP,
    APPLIED,
    column.custom('reason', '拒绝原因', {
      width: 280,
      text: ({ refuseReason }) => refuseReason || '未说明原因',
    }),
  ],
  filters: FILTERS,
  noun: '被驳回的样机',
  emptyReason: '申请都已通过或还在审批中。',
});
