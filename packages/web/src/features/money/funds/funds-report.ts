import { choicesOf, FUNDS_STATES } from '@dealer-portal/rules/states';
import type { Ops, RecordOf } from '@dealer-portal/sdk';
import { queryFundsTransfers } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, type FilterName, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import type { FilterField } from '#ui/input/filter-bar';
import { columnsOf, withoutState } from '#ui/table/columns';
import { documentAddress } from '#widgets/document-line/document-address';

/** A transfer of funds, or a refund, between payers of the customer. */
export type FundsTransfer = RecordOf<'queryFundsTransfers'>;
export type FundsType = NonNullable<NonNullable<Ops['queryFundsTransfers']['input']['body']>['transferType']>;

const column = columnsOf<FundsTransfer>(withoutState(FUNDS_STATES.failed));

/** The columns of a transfer, of which each page chooses. */
export const FUNDS = {
  transferNo: column.code('transferNo', '单号', { width: 144 }),
  type: column.text('transferTypeName', '类型', { key: 'transferType', width: 112 }),
  time: column.moment('createTime', '提交时间', { isSortable: true }),
  from: column.custom('from', '转出付款方', {
    width: 176,
    text: ({ fromPayerName, fromPayerCode }) => fromPayerName ?? fromPayerCode,
    to: ({ fromPayerCode }) => documentAddress('flowingwater', { payerCode: fromPayerCode }),
    detail: ['转出方编码', ({ fromPayerCode }) => fromPayerCode],
  }),
  to: column.custom('to', '转入付款方', {
    width: 176,
    text: ({ toPayerName, toPayerCode }) => toPayerName ?? toPayerCode ?? '',
    to: ({ toPayerCode }) => documentAddress('flowingwater', { payerCode: toPayerCode }),
    detail: ['转入方编码', ({ toPayerCode }) => toPayerCode],
  }),
  amount: column.money('amount', '金额', { width: 136, isSortable: true }),
  fee: column.money('fee', '手续费', { width: 96 }),
  status: column.status('status', 'statusName', {
    width: 88,
    states: FUNDS_STATES,
  }),
  remark: column.text('remark', '备注', { width: 144 }),
} as const;

type FundsFilter = FilterField<FilterName<'queryFundsTransfers'>>;

const STATUS: FundsFilter = {
  kind: 'tabs',
  name: 'status',
  label: '状态',
  options: [ALL, ...choicesOf(FUNDS_STATES)],
};
export const PERIOD: FundsFilter = { kind: 'period', name: 'beginDate', end: 'endDate', label: '提交日期' };
export const TRANSFER_NO: FundsFilter = { kind: 'text', name: 'transferNo', label: '单号' };

/** All transfers of funds, newest first. */
export const FUNDS_TRANSFERS = defineReport({
  name: 'fundsTransfer',
  operation: queryFundsTransfers,
  input: byCustomer,
  rows: paged,
  rowKey: ({ transferNo }) => transferNo,
  columns: [
    FUNDS.transferNo,
    FUNDS.type,
    FUNDS.time,
    FUNDS.from,
    FUNDS.to,
    FUNDS.amount,
    FUNDS.fee,
    FUNDS.status,
    FUNDS.remark,
  ],
  filters: [STATUS, PERIOD, TRANSFER_NO],
  noun: '转账',
  emptyReason: '提交的转账会出现在这里。',
});

/** 空调划转: the transfers to the account of air conditioners (FIN-07). */
export const AIR_TRANSFERS = fundsOf({
  name: 'airTransfer',
  transferType: 'AIR',
  noun: '空调划转',
  emptyReason: '提交的空调专户划转会出现在这里。',
});

/** 快捷通划转: the transfers by the fast payment account (FIN-07). */
export const KJT_TRANSFERS = fundsOf({
  name: 'kjtTransfer',
  transferType: 'KJT',
  noun: '快捷通划转',
  emptyReason: '提交的快捷通划转会出现在这里。',
});

/** 数币转账结果: the transfers of digital currency (FIN-07). */
export const DIGITAL_TRANSFERS = fundsOf({
  name: 'digitalTransfer',
  transferType: 'DIGITAL',
  noun: '数币转账',
  emptyReason: '提交的数字货币转账及其结果会出现在这里。',
});

/** 空调退款, 快捷通退款: the refunds. Assumption: one type for both, since the call knows no other (FIN-07). */
export const REFUNDS = fundsOf({
  name: 'refund',
  transferType: 'REFUND',
  noun: '退款',
  emptyReason: '提交的退款会出现在这里。',
});

/** 空调贴息退款: the refunds of interest (FIN-07). */
export const INTEREST_REFUNDS = fundsOf({
  name: 'interestRefund',
  transferType: 'INTERESTREFUND',
  noun: '贴息退款',
  emptyReason: '提交的贴息退款会出现在这里。',
});

interface FundsOptions {
  readonly name: string;
  readonly transferType: FundsType;
  readonly noun: string;
  readonly emptyReason: string;
}

/** The transfers of one type, newest first. */
function fundsOf({ transferType, ...options }: FundsOptions) {
  return defineReport({
    ...FUNDS_TRANSFERS,
    columns: FUNDS_TRANSFERS.columns.filter((item) => item !== FUNDS.type),
    ...options,
    input: (account, filters, page) => byCustomer(account, { ...filters, transferType }, page),
  });
}
