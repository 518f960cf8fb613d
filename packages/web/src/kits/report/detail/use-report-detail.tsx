import type { ReadId } from '@dealer-portal/sdk';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowAction, Unfolded } from '#ui/table/data-table-types';
import { LateDialog } from '#widgets/late-dialog/late-dialog';
import type { Report } from '../define-report';

const loadDrawer = async () => (await import('./report-drawer')).ReportDrawer;

interface ReportDetail<Row> {
  /** Enter on a row. */
  readonly open?: (row: Row) => void;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly drawer?: ReactNode;
  readonly unfolded?: Unfolded<Row>;
}

/** The way from a row to its page, the drawer with all its fields, or more of it below; nothing where the report has none. */
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
        actions: (tableRow: Row) => [{ key: 'open', label: labelOf(tableRow), to: to(tableRow) }],
      }),
    };
  }
  if ('unfolds' in detail) {
    const isOpen = (other: Row) => row !== undefined && rowKey(row) === rowKey(other);
    const toggle = (pressed: Row) => setRow(isOpen(pressed) ? undefined : pressed);
    return {
      open: toggle,
      actions: (tableRow) => [
        { key: 'open', label: isOpen(tableRow) ? '收起' : '查看', onClick: () => toggle(tableRow) },
      ],
      ...(row && { unfolded: { key: rowKey(row), render: detail.unfolds } }),
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
    actions: (tableRow) => [{ key: 'open', label: '查看', onClick: () => setRow(tableRow) }],
    drawer,
  };
}
