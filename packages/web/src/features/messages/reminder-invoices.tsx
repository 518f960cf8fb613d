import { sumMoney } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { type DialogInvoice, dialogInvoicesQuery } from './queries';

const COLUMNS: readonly DataColumn<DialogInvoice>[] = [
  { key: 'invoiceNo', title: '发票号码', width: 184, render: ({ invoiceNo }) => invoiceNo },
  { key: 'invoiceDate', title: '开票日期', width: 100, render: ({ invoiceDate }) => invoiceDate ?? '—' },
  {
    key: 'amount',
    title: '价税合计',
    width: 120,
    isFigure: true,
    render: ({ amount }) => <Money amount={amount} />,
    total: (rows) => <Money amount={sumMoney(rows.map(({ amount }) => amount))} />,
  },
  { key: 'statusName', title: '状态', width: 80, render: ({ statusName }) => statusName ?? '—' },
];

/** The invoices that a finance reminder speaks of (MSG-01). */
export function ReminderInvoices({ id }: { readonly id: string }) {
  const invoices = useQuery(dialogInvoicesQuery(useAccount(), id));
  return (
    <DataTable
      label="提醒中的发票"
      columns={COLUMNS}
      rows={invoices.data ?? []}
      rowKey={({ invoiceNo }) => invoiceNo}
      state={listState(invoices, '发票没有加载出来')}
      empty={{ title: '这条提醒没有发票' }}
      totalsLabel="全部"
    />
  );
}
