// No report: the invoices are a part of one to-do.
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { type DialogInvoice, dialogInvoicesQuery } from './queries';

const column = columnsOf<DialogInvoice>();

const COLUMNS = [
  column.code('invoiceNo', '发票号码', { width: 184 }),
  column.date('invoiceDate', '开票日期'),
  column.money('amount', '价税合计'),
  column.text('statusName', '状态', { width: 80 }),
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
