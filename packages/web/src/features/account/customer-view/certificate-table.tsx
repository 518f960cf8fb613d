// No report: the certificates are lines of one archive, which two pages show.
import { CERTIFICATE_STATES } from '@dealer-portal/rules/states';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import type { ListState } from '#ui/table/data-table-types';
import type { Archive } from './queries';

type Certificate = NonNullable<Archive['certificateList']>[number];

const column = columnsOf<Certificate>();

const COLUMNS = [
  column.text('certificateName', '证件', { key: 'name', width: 200 }),
  column.code('certificateNo', '证件号', { key: 'no', width: 208 }),
  column.status('status', 'statusName', { width: 96, states: CERTIFICATE_STATES }),
  column.custom('endDate', '有效期至', { width: 120, text: ({ endDate }) => endDate ?? '长期' }),
];

interface CertificateTableProps {
  readonly certificates: readonly Certificate[];
  readonly state?: ListState;
  /** The text in place of an empty list. */
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
