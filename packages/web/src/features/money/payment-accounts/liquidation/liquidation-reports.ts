import type { Ops } from '@dealer-portal/sdk';
import {
  listLiquidationBalances,
  listLiquidationOrders,
  listLiquidationRebates,
} from '@dealer-portal/sdk/operations';
import { defineReport, entire } from '#kits/report/define-report';
import type { AccountFacts } from '#platform/session/account-calls';
import { columnsOf } from '#ui/table/columns';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';

const byCode = ({ saleInfo: { customerCode } }: AccountFacts) => ({ query: { customerCode } });

const order = columnsOf<Ops['listLiquidationOrders']['data'][number]>();

/** The orders that must be finished before the account is settled. */
export const OPEN_ORDERS = defineReport({
  name: 'liquidationOrder',
  operation: listLiquidationOrders,
  input: byCode,
  isAside: true,
  rows: entire,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    order.code('orderNo', '订单', { to: orderAddress }),
    order.date('createDate', '下单日期'),
    order.text('statusName', '状态', { width: 96 }),
    order.money('amount', '金额'),
  ],
  noun: '未完成订单',
  emptyReason: '没有未完成的订单，不影响结算。',
});

const rebate = columnsOf<Ops['listLiquidationRebates']['data'][number]>();

/** The rebates that are paid out or written off. */
export const UNUSED_REBATES = defineReport({
  name: 'liquidationRebate',
  operation: listLiquidationRebates,
  input: byCode,
  isAside: true,
  rows: entire,
  rowKey: ({ rebateNo }) => rebateNo,
  columns: [
    rebate.code('rebateNo', '返利', {
      to: ({ rebateNo }) => documentAddress('rebate', { rebateNo }),
      detail: ['返利名称', ({ rebateName }) => rebateName],
    }),
    rebate.money('amount', '返利金额'),
    rebate.money('balance', '未使用'),
    rebate.date('endDate', '有效期至'),
  ],
  noun: '未使用返利',
  emptyReason: '没有未使用的返利。',
});

const balance = columnsOf<Ops['listLiquidationBalances']['data'][number]>();

/** The balances that are refunded. */
export const BALANCES = defineReport({
  name: 'liquidationBalance',
  operation: listLiquidationBalances,
  input: byCode,
  isAside: true,
  rows: entire,
  rowKey: ({ payerCode }) => payerCode,
  columns: [
    balance.text('payerName', '付款方', { width: 240, detail: ['付款方编码', ({ payerCode }) => payerCode] }),
    balance.custom('refundable', '清户时', {
      text: ({ refundable }) => (refundable ? '退回' : '不退，先用完'),
    }),
    balance.money('balance', '余额'),
  ],
  noun: '账户余额',
  emptyReason: '各付款方没有余额。',
});
