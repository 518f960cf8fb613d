// No report: the rows are worked out of a year of vouchers, no call gives them.
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import type { OpenItem, SettledAccount, SettledVoucher, Settlement } from '@dealer-portal/rules/statements';
import { useState } from 'react';
import { Segments } from '#ui/choice/segments';
import { FilterSearch } from '#ui/input/filter-search';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { pageOfRows } from '#ui/table/page-of-rows';
import { dayText } from '#ui/text/wire-text';
import { documentAddress, orderAddress } from '#widgets/document-line/document-address';
import './settled-rows.css';

const VIEWS = [
  { value: 'open', label: '未核销' },
  { value: 'settled', label: '核销明细' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Vouchers and parts of them repeat: a row is known by its place. */
interface Placed {
  readonly key: string;
}

const openColumn = columnsOf<OpenItem & Placed>();
const settledColumn = columnsOf<Settlement & Placed>();

type Address = (voucher: SettledVoucher) => string | undefined;

const openColumns = (ledgerOf: Address) => [
  openColumn.custom('voucherNo', '凭证号', { width: 136, text: voucherText, to: ledgerOf }),
  openColumn.date('day', '日期', { width: 112 }),
  openColumn.code('orderNo', '订单号', { width: 128, to: orderAddress }),
  openColumn.custom('invoice', '发票', { width: 96, text: invoiceText, to: invoicesOf }),
  openColumn.money('left', '未核销金额', { width: 144 }),
];

const settledColumns = (ledgerOf: Address) => [
  settledColumn.custom('receipt', '贷方凭证', {
    width: 152,
    text: ({ receipt }) => voucherText(receipt),
    to: ({ receipt }) => ledgerOf(receipt),
    detail: ['贷方日期', ({ receipt }) => dayText(receipt.day)],
  }),
  settledColumn.custom('debit', '核销的借方凭证', {
    width: 152,
    text: ({ debit }) => voucherText(debit),
    to: ({ debit }) => ledgerOf(debit),
    detail: ['借方日期', ({ debit }) => dayText(debit.day)],
  }),
  settledColumn.custom('orderNo', '订单号', {
    width: 128,
    text: ({ debit }) => debit.orderNo ?? '',
    to: ({ debit }) => orderAddress(debit),
  }),
  settledColumn.custom('invoice', '发票', {
    width: 96,
    text: ({ debit }) => invoiceText(debit),
    to: ({ debit }) => invoicesOf(debit),
  }),
  settledColumn.money('amount', '核销金额', { width: 128 }),
];

function voucherText({ voucherNo, day }: SettledVoucher): string {
  return voucherNo || (day ? '没有凭证号' : '一年以前结转');
}

function invoiceText({ orderNo }: SettledVoucher): string {
  return orderNo ? '查发票' : '';
}

function invoicesOf({ orderNo }: SettledVoucher): string | undefined {
  return documentAddress('newInvoice', { orderNo });
}

interface SettledRowsProps {
  readonly settled: SettledAccount;
  readonly payerCode: string | undefined;
}

/** What each credit settled and what is still open, by voucher and order; found by either number (FIN-01). */
export function SettledRows({ settled, payerCode }: SettledRowsProps) {
  const [view, setView] = useState<View>('open');
  const [number, setNumber] = useState('');
  const [page, setPage] = useState(FIRST_ROWS);
  const ledgerOf: Address = ({ voucherNo }) =>
    voucherNo === '' ? undefined : documentAddress('accountstatement', { payerCode, voucherNo });
  const names = ({ voucherNo, orderNo = '' }: SettledVoucher) =>
    voucherNo.includes(number) || orderNo.includes(number);
  /** The newest first. */
  const pageOf = <Row extends object>(rows: readonly Row[], isFound: (row: Row) => boolean) => {
    const found = rows.map((row, at) => ({ ...row, key: String(at) })).filter(isFound);
    const { rows: shown, page: at } = pageOfRows(found.reverse(), page);
    return {
      rows: shown,
      rowKey: ({ key }: Placed) => key,
      page: {
        ...at,
        onChange: (nextNum: number, nextSize: number) => setPage({ pageNum: nextNum, pageSize: nextSize }),
      },
      state: { kind: 'ready' },
      empty: { title: number ? `没有号码含“${number}”的` : '没有', reason: '只看最近一年的凭证。' },
    } as const;
  };
  return (
    <>
      <div className="settled-tools">
        <Segments
          label="看什么"
          options={VIEWS}
          value={view}
          onChange={(next) => {
            setView(next);
            setPage(FIRST_ROWS);
          }}
        />
        <FilterSearch
          label="凭证号或订单号"
          value={number}
          onSearch={(text) => {
            setNumber(text);
            setPage(FIRST_ROWS);
          }}
        />
      </div>
      {view === 'open' && (
        <DataTable label="未核销" columns={openColumns(ledgerOf)} {...pageOf(settled.items, names)} />
      )}
      {view === 'settled' && (
        <DataTable
          label="核销明细"
          columns={settledColumns(ledgerOf)}
          {...pageOf(settled.settlements, ({ receipt, debit }) => names(receipt) || names(debit))}
        />
      )}
    </>
  );
}
