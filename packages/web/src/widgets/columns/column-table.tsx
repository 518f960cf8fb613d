// No report: the rows of a file as they are, under what each column means.
import {
  type Choices,
  type ColumnRole,
  cellText,
  correctCell,
  type Reading,
  type ShownCells,
} from '@dealer-portal/rules/columns';
import { type KeyboardEvent, useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { DoubtfulCell } from './doubtful-cell';
import { foldRows } from './fold-rows';
import { headRows } from './head-rows';
import { askedColumns, RoleSelect, type RoleSelectProps, Sign } from './role-select';
import { keyOfRow, moveAmongRows, moveAmongSelects } from './table-keys';
import './columns.css';

interface ColumnTableProps extends Pick<RoleSelectProps, 'onRole' | 'onShipTo'> {
  readonly reading: Reading;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
  /** Delete was pressed on a row. */
  readonly onLeaveOut: (rowNo: number) => void;
}

/** The file's rows with a select over each column; a column in doubt is tinted, a cell that cannot be read is an input. */
export function ColumnTable({ reading, choices, onChange, onLeaveOut, ...presses }: ColumnTableProps) {
  const { columns, rows } = reading;
  const asked = askedColumns(reading);
  const [stop, setStop] = useState(0);
  const [focusedRowNo, setFocusedRowNo] = useState<number>();
  const [moreRows, setMoreRows] = useState(0);
  const parts = foldRows(rows, moreRows);
  const drawn = parts.flatMap((part) => (part.kind === 'rows' ? part.rows : []));
  const rowStop = drawn.some(({ rowNo }) => rowNo === focusedRowNo) ? focusedRowNo : drawn[0]?.rowNo;
  const lookOf = (at: number) => ({
    'data-asked': asked.has(at) || undefined,
    'data-unused': columns[at]?.certainty === 'unused' || undefined,
    'data-figure': columns[at]?.isFigure || undefined,
    'data-key': isKey(columns[at]?.role) || undefined,
  });
  const onRowKey = (event: KeyboardEvent<HTMLTableRowElement>, row: ShownCells) => {
    if (event.key === 'Delete' && event.target === event.currentTarget && row.isRead) {
      event.preventDefault();
      onLeaveOut(row.rowNo);
    } else moveAmongRows(event);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="columns-scroll" aria-label="文件里的行" tabIndex={0}>
      <table className="columns-table" aria-label="文件里的行，上面是每一列的意思">
        <thead>
          <tr className="columns-picks" onKeyDown={moveAmongSelects}>
            <th scope="col" className="columns-cell columns-row-no">
              <span className="visually-hidden">行号</span>
            </th>
            {columns.map((column, index) => (
              <th key={column.at} scope="col" className="columns-cell" {...lookOf(column.at)}>
                <RoleSelect
                  column={column}
                  reading={reading}
                  {...presses}
                  tabIndex={index === stop ? 0 : -1}
                  onFocus={() => setStop(index)}
                />
                <Sign column={column} reading={reading} />
              </th>
            ))}
          </tr>
          {headRows(columns).map((cells, line, lines) => (
            <tr key={line} className="columns-heads">
              {line === 0 && (
                <th scope="col" className="columns-cell columns-row-no columns-head" rowSpan={lines.length}>
                  行
                </th>
              )}
              {cells.map(({ at, letter, text, colSpan, rowSpan }) => (
                <th
                  key={at}
                  className="columns-cell columns-head"
                  scope={colSpan > 1 ? 'colgroup' : 'col'}
                  colSpan={colSpan}
                  rowSpan={rowSpan}
                  {...(colSpan > 1 ? { 'data-group': true } : lookOf(at))}
                >
                  {letter && <small>{letter}</small>}
                  {text}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {parts.map((part) =>
            part.kind === 'fold' ? (
              <tr key={`fold ${part.first}`} className="columns-fold">
                <td className="columns-cell" colSpan={columns.length + 1}>
                  第 {part.first}
                  {part.last > part.first && ` ~ ${part.last}`} 行没有显示{' '}
                  <PlainButton kind="link" size="small" onClick={() => setMoreRows(moreRows + ROW_STEP)}>
                    {part.count > ROW_STEP ? `再显示 ${ROW_STEP} 行` : '全部显示'}
                  </PlainButton>
                </td>
              </tr>
            ) : (
              part.rows.map((row) => (
                <Row
                  key={row.rowNo}
                  row={row}
                  reading={reading}
                  lookOf={lookOf}
                  isStop={row.rowNo === rowStop}
                  onStop={() => setFocusedRowNo(row.rowNo)}
                  onKey={(event) => onRowKey(event, row)}
                  onCorrect={(at, text) => onChange(correctCell(choices, { at, rowNo: row.rowNo }, text))}
                />
              ))
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  readonly row: ShownCells;
  readonly reading: Reading;
  /** The look of a column's cells. */
  readonly lookOf: (at: number) => Readonly<Record<string, boolean | undefined>>;
  /** Whether Tab stops at this row. */
  readonly isStop: boolean;
  readonly onStop: () => void;
  readonly onKey: (event: KeyboardEvent<HTMLTableRowElement>) => void;
  readonly onCorrect: (at: number, text: string | undefined) => void;
}

/** A row of the file under its number there. */
function Row({ row, reading, lookOf, isStop, onStop, onKey, onCorrect }: RowProps) {
  const { columns, problems } = reading;
  const reasonOf = (at: number) =>
    cellText(problems.find((problem) => problem.rowNo === row.rowNo && problem.at === at)?.refusal);
  return (
    <tr
      className="columns-line"
      data-columns-row={keyOfRow(row.rowNo)}
      data-state={stateOf(row)}
      tabIndex={isStop ? 0 : -1}
      onFocus={onStop}
      onKeyDown={onKey}
    >
      <th scope="row" className="columns-cell columns-row-no">
        {row.rowNo}
        {row.mark && <span>{row.mark}</span>}
      </th>
      {columns.map(({ at, title, role }) => (
        <td key={at} className="columns-cell" {...lookOf(at)} title={row.cells[at]}>
          {row.wrong.includes(at) ? (
            <DoubtfulCell
              key={row.cells[at]}
              label={`第 ${row.rowNo} 行“${title}”`}
              text={row.cells[at] ?? ''}
              reason={reasonOf(at)}
              onCorrect={(text) => onCorrect(at, text)}
            />
          ) : (
            shownText(row.cells[at] ?? '', role)
          )}
          {row.carried.includes(at) && <span className="columns-carried"> 同上格</span>}
        </td>
      ))}
    </tr>
  );
}

/** Rows that one press shows more. */
const ROW_STEP = 200;

const KEYS: ReadonlySet<string> = new Set(['model', 'code', 'quantity', 'paid', 'goods', 'income', 'outgo']);

function isKey(role: ColumnRole | undefined): boolean {
  return role !== undefined && KEYS.has(role);
}

const AMOUNTS: ReadonlySet<string> = new Set([
  ...['debit', 'credit', 'income', 'outgo', 'paid', 'goods', 'amount', 'balance'],
]);
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Amounts with their thousands grouped, as the dealer's own program shows them; other cells as they are. */
function shownText(text: string, role: ColumnRole | undefined): string {
  if (role === undefined || !AMOUNTS.has(role)) return text;
  const [, sign = '', whole, rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? [];
  return whole === undefined ? text : sign + whole.replace(THOUSANDS, ',') + rest;
}

function stateOf({ isRead, wrong, question }: ShownCells): 'bad' | 'out' | undefined {
  if (wrong.length > 0 || question !== undefined) return 'bad';
  return isRead ? undefined : 'out';
}
