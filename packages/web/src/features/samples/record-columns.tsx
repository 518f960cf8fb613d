import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { ProductCell } from './product-cell';
import type { SampleRecord } from './queries';

/** States of a sample machine: 10 under approval, 20 on show, 30 refused. */
export const RECORD_STATES = [
  { value: '', label: '全部' },
  { value: '10', label: '审批中' },
  { value: '20', label: '已出样' },
  { value: '30', label: '已拒绝' },
] as const;

const TONES: Readonly<Record<string, StatusTone>> = { '10': 'waiting', '20': 'done', '30': 'bad' };

const NUMBER: DataColumn<SampleRecord> = {
  key: 'sampleNo',
  title: '出样单号',
  width: 132,
  render: ({ sampleNo, isFree }) => (
    <>
      {sampleNo}
      <div className="secondary">{isFree ? '免费样机' : '样机价'}</div>
    </>
  ),
};

const PRODUCT: DataColumn<SampleRecord> = {
  key: 'product',
  title: '产品',
  width: 196,
  render: ({ productCode, productModel, productName }) => (
    <ProductCell productCode={productCode} productModel={productModel} productName={productName} />
  ),
};

const SHOP: DataColumn<SampleRecord> = {
  key: 'shop',
  title: '出样门店',
  width: 148,
  render: ({ shopName }) => shopName || '—',
};

const APPLIED: DataColumn<SampleRecord> = {
  key: 'applyDate',
  title: '申请日期',
  width: 96,
  render: ({ applyDate }) => applyDate || '—',
};

/** Sample machines with number, price and state. */
export const RECORD_COLUMNS: readonly DataColumn<SampleRecord>[] = [
  NUMBER,
  PRODUCT,
  { key: 'number', title: '数量', width: 64, isFigure: true, render: ({ number }) => `${number} 台` },
  {
    key: 'price',
    title: '样机价',
    width: 104,
    isFigure: true,
    render: ({ samplePrice }) => <Money amount={samplePrice} />,
  },
  SHOP,
  APPLIED,
  { key: 'sampleDate', title: '出样日期', width: 96, render: ({ sampleDate }) => sampleDate || '—' },
  {
    key: 'status',
    title: '状态',
    width: 88,
    render: ({ status, statusName }) => <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>,
  },
];

/** Refused sample machines with the reason. */
export const REFUSED_COLUMNS: readonly DataColumn<SampleRecord>[] = [
  NUMBER,
  PRODUCT,
  SHOP,
  APPLIED,
  {
    key: 'reason',
    title: '拒绝原因',
    width: 280,
    render: ({ refuseReason }) => refuseReason || '未说明原因',
  },
];
