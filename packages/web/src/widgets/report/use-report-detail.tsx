import type { ReadId } from '@dealer-portal/sdk';
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RowAction } from '#ui/table/data-table-types';
import type { Report } from './define-report';

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
  const drawer = (
    <Drawer
      title={row && `${noun} ${rowKey(row)}`}
      open={row !== undefined}
      onClose={() => setRow(undefined)}
    >
      <dl className="report-detail">
        {row &&
          detail.fields.map(({ key, title, render }) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{title}</dt>
              <dd>{render(row)}</dd>
            </div>
          ))}
      </dl>
    </Drawer>
  );
  return {
    open: setRow,
    actions: (visible) => [{ key: 'open', label: '查看', onClick: () => setRow(visible) }],
    drawer,
  };
}
