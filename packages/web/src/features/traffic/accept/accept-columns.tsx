import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import type { TrafficOrder } from '../queries';

/** States of a whole-vehicle order. Assumption: those of an ordinary order, with 待接单 for the first. */
export const STATES = [
  { value: '', label: '全部' },
  { value: '10', label: '待接单' },
  { value: '20', label: '待发货' },
  { value: '30', label: '配送中' },
  { value: '40', label: '待签收' },
  { value: '50', label: '已签收' },
  { value: '90', label: '已取消' },
] as const;

const TONES: Readonly<Record<string, StatusTone>> = {
  '10': 'waiting',
  '20': 'moving',
  '30': 'moving',
  '40': 'waiting',
  '50': 'done',
};

/** What the list of whole-vehicle orders shows. */
export const ACCEPT_COLUMNS: readonly DataColumn<TrafficOrder>[] = [
  {
    key: 'flowNo',
    title: '流水号',
    width: 132,
    render: ({ orderFlowNo, carTypeName }) => (
      <>
        {orderFlowNo}
        <div className="secondary">{carTypeName ?? '—'}</div>
      </>
    ),
  },
  {
    key: 'lines',
    title: '产品',
    width: 164,
    render: ({ lineList }) => {
      const units = lineList.reduce((sum, { number }) => sum + number, 0);
      const models = lineList.map(({ productModel, productCode }) => productModel ?? productCode).join('、');
      return (
        <>
          {lineList.length} 种 · {units} 台
          <div className="secondary" title={models}>
            {models}
          </div>
        </>
      );
    },
  },
  {
    key: 'amount',
    title: '金额',
    width: 112,
    isFigure: true,
    render: ({ orderAmount }) => <Money amount={orderAmount} />,
  },
  {
    key: 'payer',
    title: '付款方',
    width: 176,
    render: ({ payerName, payerCode, isPaid }) => (
      <>
        {payerName || '—'} {isPaid && <StatusTag tone="done">已付款</StatusTag>}
        <div className="secondary">{payerCode}</div>
      </>
    ),
  },
  {
    key: 'shipTo',
    title: '送达方',
    width: 140,
    render: ({ sendtoCode, sendtoAddress }) => (
      <>
        {sendtoCode ?? '—'}
        <div className="secondary" title={sendtoAddress}>
          {sendtoAddress}
        </div>
      </>
    ),
  },
  { key: 'date', title: '下单日期', width: 96, render: ({ createDate }) => createDate ?? '—' },
  {
    key: 'status',
    title: '状态',
    width: 108,
    render: ({ status, statusName, isDelayApplied }) => (
      <>
        <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>
        {isDelayApplied && <StatusTag tone="neutral">延期审批中</StatusTag>}
      </>
    ),
  },
];
