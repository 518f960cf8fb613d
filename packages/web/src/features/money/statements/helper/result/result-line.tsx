import { compareMoney, formatMoney, type Money, NO_MONEY } from '@dealer-portal/rules/money';
import type { ShownRow } from '@dealer-portal/rules/reconciliation';
import { Link } from 'react-router-dom';
import { PlainButton } from '#ui/button/plain-button';
import { shortDay } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';
import { OPEN_GROUPS, type ResultRow, totalOf } from './result-groups';
import type { ResultRows } from './use-result-rows';
import '../helper.css';

interface ResultLineProps {
  readonly row: ResultRow;
  readonly state: ResultRows;
}

/** One row of the result: its content in each book, the difference, and the actions. */
export function ResultLine({ row, state }: ResultLineProps) {
  const { match, company } = row;
  const [voucher] = company;
  const isChosen = state.chosen.has(row);
  return (
    <tr data-row={row.key} data-kind={row.kind} data-chosen={isChosen || undefined} tabIndex={-1}>
      <td>
        {!match && (
          <input
            type="checkbox"
            aria-label={`选中 ${nameOf(row)}`}
            checked={isChosen}
            onChange={() => state.toggle(row)}
          />
        )}
      </td>
      <SideCells
        rows={company}
        to={voucher && documentAddress('accountstatement', { voucherNo: voucher.number })}
      />
      <SideCells rows={row.dealer} className="helper-own" />
      <td className="helper-figure">
        <Figure amount={row.difference} />
      </td>
      <td>
        {row.reason && <span className="secondary">{row.reason}</span>}{' '}
        {OPEN_GROUPS.includes(row.kind) && (
          <PlainButton
            kind="link"
            size="small"
            onClick={() => state.setNotedRow(row.key)}
            aria-label={`给 ${nameOf(row)} 写说明`}
          >
            写说明
          </PlainButton>
        )}
        {match && (
          <PlainButton
            kind="link"
            size="small"
            onClick={() => state.apart(match)}
            aria-label={`拆开 ${nameOf(row)}`}
          >
            拆开
          </PlainButton>
        )}
      </td>
    </tr>
  );
}

/** A row is called by its number, or by its day and amount. */
export function nameOf({ company, dealer }: ResultRow): string {
  const first = company[0] ?? dealer[0];
  return first?.number || `${first?.day ?? ''} ${first?.amount ?? ''}`.trim();
}

interface SideCellsProps {
  readonly rows: readonly ShownRow[];
  readonly to?: string | undefined;
  readonly className?: string;
}

function SideCells({ rows, to, className }: SideCellsProps) {
  const [first] = rows;
  if (!first) {
    return (
      <>
        <td className={className}>—</td>
        <td>—</td>
        <td className="secondary">没有</td>
        <td className="helper-figure">—</td>
      </>
    );
  }
  const more = rows.length > 1;
  const number = `${first.number || '—'}${more ? ` 等 ${rows.length} 行` : ''}`;
  const text = more ? rows.map(({ amount }) => formatMoney(amount)).join(' ＋ ') : first.text;
  return (
    <>
      <td className={className}>{shortDay(first.day) || '—'}</td>
      <td>{to ? <Link to={to}>{number}</Link> : number}</td>
      <td className="helper-text" title={text}>
        {text}
      </td>
      <td className="helper-figure">
        <Figure amount={totalOf(rows)} />
      </td>
    </>
  );
}

/** A figure without the sign of currency; the head of a table names the unit. */
function Figure({ amount }: { readonly amount: Money }) {
  const isNegative = compareMoney(amount, NO_MONEY) < 0;
  return <span className={isNegative ? 'figure figure-negative' : 'figure'}>{formatMoney(amount)}</span>;
}
