import type { ReadId } from '@dealer-portal/sdk';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RowAction } from '#ui/table/data-table-types';
import { LateDialog } from '#widgets/late-dialog/late-dialog';
import type { Report } from '../define-report';

const loadDrawer = async () => (await import('./report-drawer')).ReportDrawer;

interface ReportDetail<Row> {
  /** Enter on a row. */
  readonly open?: (row: Row) => void;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly drawer?: ReactNode;
}

/** The way from a row to its page, or the drawer with all its fields; nothing where the report has neither. */
export function useReportDetail<K extends ReadId, Row extends object>({
  detail,
  noun,
  rowKey,
}: Report<K, Row>): ReportDetail<Row> {
  const navigate = useNavigate();
  const [row, setRow] = useState<Row>();
  if (!detail) return {};
  if ('to' in detail) {
    const { to, label = '查看' } = detail;
    const labelOf = typeof label === 'function' ? label : () => label || '';
    return {
      open: (opened) => void navigate(to(opened)),
      ...(label !== false && {
        actions: (visible: Row) => [{ key: 'open', label: labelOf(visible), to: to(visible) }],
      }),
    };
  }
  const facts = row
    ? detail.fields.map(({ key, title, render }) => ({ key, title, value: render(row) }))
    : [];
  const drawer = (
    <LateDialog
      load={loadDrawer}
      props={{
        title: row ? `${noun} ${rowKey(row)}` : '',
        isOpen: row !== undefined,
        onClose: () => setRow(undefined),
        facts,
      }}
    />
  );
  return {
    open: setRow,
    actions: (visible) => [{ key: 'open', label: '查看', onClick: () => setRow(visible) }],
    drawer,
  };
}
