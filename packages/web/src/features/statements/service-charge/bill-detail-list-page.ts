import type { RecordOf } from '@dealer-portal/sdk';
import { queryPosServiceCharges } from '@dealer-portal/sdk/operations';
import type { ComponentType } from 'react';
import { columnsOf } from '#ui/table/columns';
import { defineReport, paged } from '#widgets/report/define-report';
import { reportPage } from '#widgets/report/report-page';

const column = columnsOf<RecordOf<'queryPosServiceCharges'>>();

/** 服务费账单明细: the transactions with their charge; what is settled is the amount less the charge (FIN-01). */
const SERVICE_CHARGES = defineReport({
  name: 'serviceCharge',
  operation: queryPosServiceCharges,
  input: ({ saleInfo: { customerCode } }, filters, page) => ({ body: { customerCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.code('id', '流水号', { width: 152 }),
    column.date('tradeDate', '交易日期', { width: 112 }),
    column.code('terminalNo', '终端号', { width: 120 }),
    column.money('tradeAmount', '交易金额', { width: 136 }),
    column.number('rate', '费率', { width: 80, unit: '%' }),
    column.money('chargeAmount', '服务费', { width: 112 }),
    column.money('settleAmount', '结算金额', { width: 136 }),
    column.status('status', 'statusName', { width: 96, tones: { '10': 'waiting', '20': 'done' } }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '结算状态',
      options: [
        { value: '', label: '全部' },
        { value: '10', label: '待结算' },
        { value: '20', label: '已结算' },
      ],
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

export const Component: ComponentType = reportPage(SERVICE_CHARGES);
