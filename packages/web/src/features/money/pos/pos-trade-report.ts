import { choicesOf, SETTLEMENT_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryPosServiceCharges } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';

const column = columnsOf<RecordOf<'queryPosServiceCharges'>>();

const TRADE = {
  id: column.code('id', '流水号', { width: 152 }),
  date: column.date('tradeDate', '交易日期', { width: 112 }),
  terminalNo: column.code('terminalNo', '终端号', { width: 120 }),
  amount: column.money('tradeAmount', '交易金额', { width: 136 }),
  rate: column.number('rate', '费率', { width: 80, unit: '%' }),
  charge: column.money('chargeAmount', '服务费', { width: 112 }),
  settled: column.money('settleAmount', '结算金额', { width: 136 }),
  status: column.status('status', 'statusName', { width: 96, states: SETTLEMENT_STATES }),
} as const;

/** 服务费账单明细: the transactions with their charge; what is settled is the amount less the charge (FIN-01, FIN-06). */
export const POS_TRADES = defineReport({
  name: 'serviceCharge',
  operation: queryPosServiceCharges,
  input: byCustomer,
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    TRADE.id,
    TRADE.date,
    TRADE.terminalNo,
    TRADE.amount,
    TRADE.rate,
    TRADE.charge,
    TRADE.settled,
    TRADE.status,
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '结算状态',
      options: [ALL, ...choicesOf(SETTLEMENT_STATES)],
    },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '交易日期' },
    { kind: 'text', name: 'terminalNo', label: '终端号' },
  ],
  totals: ({ tradeTotal, chargeTotal, settleTotal }) => ({
    tradeAmount: tradeTotal,
    chargeAmount: chargeTotal,
    settleAmount: settleTotal,
  }),
  noun: '服务费',
  emptyReason: '终端有交易后，每笔的服务费会出现在这里。',
});

/**
 * POS 签购单: the slips of the terminals, each with all that stands on it (FIN-06).
 * Assumption: a slip is one transaction, since no call is named for slips.
 */
export const POS_SLIPS = defineReport({
  ...POS_TRADES,
  name: 'posSlip',
  columns: [
    { ...TRADE.id, title: '签购单号' },
    TRADE.date,
    TRADE.terminalNo,
    TRADE.amount,
    { ...TRADE.status, title: '结算状态' },
  ],
  totals: ({ tradeTotal }) => ({ tradeAmount: tradeTotal }),
  noun: '签购单',
  emptyReason: '终端刷卡后，签购单会出现在这里。',
  detail: { fields: POS_TRADES.columns },
});
