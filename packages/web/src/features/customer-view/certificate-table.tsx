import { DataTable } from '#ui/table/data-table';
import type { DataColumn, ListState } from '#ui/table/data-table-types';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import type { Archive } from './queries';

type Certificate = NonNullable<Archive['certificateList']>[number];

/** Whether a certificate runs out soon, or has run out. */
export function isOverdue({ status }: Certificate): boolean {
  return status !== '1';
}

const TONES: Readonly<Record<string, StatusTone>> = { '1': 'done', '2': 'waiting', '3': 'bad' };

const COLUMNS: readonly DataColumn<Certificate>[] = [
  { key: 'name', title: '证件', width: 200, render: ({ certificateName }) => certificateName },
  { key: 'no', title: '证件号', width: 208, render: ({ certificateNo }) => certificateNo ?? '—' },
  {
    key: 'status',
    title: '状态',
    width: 96,
    render: ({ status, statusName }) => <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>,
  },
  {
    key: 'endDate',
    title: '有效期至',
    width: 120,
    render: ({ endDate }) => <span className="figure">{endDate ?? '长期'}</span>,
  },
];

interface CertificateTableProps {
  readonly certificates: readonly Certificate[];
  readonly state?: ListState;
  /** What stands in place of an empty list. */
  readonly empty?: { readonly title: string; readonly reason?: string };
}

/** Certificates with how long they hold. */
export function CertificateTable({ certificates, state = { kind: 'ready' }, empty }: CertificateTableProps) {
  return (
    <DataTable
      label="证件"
      columns={COLUMNS}
      rows={certificates}
      rowKey={({ certificateName }) => certificateName}
      state={state}
      empty={empty ?? { title: '没有登记证件', reason: '证件由客户经理登记。' }}
    />
  );
}
