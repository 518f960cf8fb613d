import {
  type BookColumn,
  COLUMN_ROLES,
  type ColumnRole,
  chooseRole,
} from '@dealer-portal/rules/reconciliation';
import { Select } from 'antd';
import type { HelperState } from './helper-state';

/** Rows of the file that stand under its headings. */
const SAMPLE_ROWS = 5;

const OPTIONS = Object.entries(COLUMN_ROLES).map(([value, label]) => ({ value: value as ColumnRole, label }));

interface ColumnTableProps {
  readonly state: HelperState;
  readonly onChange: (state: HelperState) => void;
}

/** Columns of amounts; one whose question is open has amounts that others have, too. */
const isFigure = ({ role, question }: BookColumn): boolean =>
  role === 'income' ||
  role === 'outgo' ||
  role === 'amount' ||
  (role === undefined && question !== undefined);

/** The first rows of the file, with a choice over each heading; a column that is open is marked. */
export function ColumnTable({ state, onChange }: ColumnTableProps) {
  const { layout, sheet } = state;
  const first = layout.titleRow + 1;
  const rows = sheet.cells
    .map((cells, at) => ({ cells, rowNo: at + 1 }))
    .slice(first)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keyboard.
    <section className="helper-scroll" aria-label="文件的前几行" tabIndex={0}>
      <table className="helper-table">
        <thead>
          <tr>
            <td />
            {layout.columns.map((column, at) => (
              <td key={at} data-open={column.role === undefined || undefined}>
                <Select
                  size="small"
                  aria-label={`“${column.title}”列是什么`}
                  placeholder="请选择"
                  options={OPTIONS}
                  value={column.role ?? null}
                  status={column.role === undefined ? 'warning' : ''}
                  onChange={(role) => role && onChange({ ...state, layout: chooseRole(layout, at, role) })}
                />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col">行</th>
            {layout.columns.map((column, at) => (
              <th key={at} scope="col" className={isFigure(column) ? 'helper-figure' : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SAMPLE_ROWS).map(({ cells, rowNo }) => (
            <tr key={rowNo}>
              <td className="secondary">{rowNo}</td>
              {layout.columns.map((column, at) => (
                <td
                  key={at}
                  className={isFigure(column) ? 'helper-figure' : undefined}
                  data-open={column.role === undefined || undefined}
                >
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
