import { formatYuan, isAmount } from '@dealer-portal/rules/money';
import { placeText } from '@dealer-portal/rules/money-place';
import { accountKind } from '@dealer-portal/rules/payer-details';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PlainButton } from '#ui/button/plain-button';
import { chosenPayerText } from '#widgets/payers/payer-options';
import type { MoneyPayer } from '../payer-balances';
import type { AccountRow } from './account-rows';
import { wayOf } from './account-ways';
import './accounts.css';

interface AccountListProps {
  readonly listId: string;
  readonly act: string;
  readonly rows: { readonly allowed: readonly AccountRow[]; readonly refused: readonly AccountRow[] };
  /** The typed text, to mark its hits. */
  readonly text: string;
  readonly active: string | undefined;
  readonly chosen: string | undefined;
  readonly balanceName: string;
  /** When each account was last used. */
  readonly days: ReadonlyMap<string, string>;
  readonly kinds:
    | {
        readonly of: readonly (readonly [kind: string, count: number])[];
        readonly current: string | undefined;
        readonly choose: (kind: string | undefined) => void;
      }
    | undefined;
  readonly choose: (row: AccountRow) => void;
  readonly onSwap: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** Both groups of accounts; the focus stays in the field, and moves into a row only for its link. */
export function AccountList(props: AccountListProps) {
  const { listId, act, rows, active, balanceName, kinds, onLeave } = props;
  const count = countOf(rows.allowed);
  const refusedCount = countOf(rows.refused);
  useEffect(() => {
    if (active !== undefined)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, active]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    <>
      {kinds && <Kinds {...kinds} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a list below a combobox; a table has no rows that can be chosen */}
      <div
        id={listId}
        role="grid"
        aria-label={`可以${act}的账户，和不能的原因`}
        tabIndex={-1}
        className="account-list"
        onKeyDown={onKeyDown}
        // A press must not take the focus out of the field.
        onMouseDown={(event) =>
          event.target instanceof HTMLElement && !event.target.closest('a, button') && event.preventDefault()
        }
      >
        <Group
          heading={`可以${act} ${count} 个`}
          note="从大到小"
          figure={balanceName}
          props={props}
          rows={rows.allowed}
        />
        {rows.refused.length > 0 && (
          <Group
            heading={`不能${act} ${refusedCount} 个`}
            figure="余额（元）"
            props={props}
            rows={rows.refused}
            isRefused
          />
        )}
      </div>
      <p className="account-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> 换行 <kbd>Enter</kbd> 选定 字母、数字直接找 <kbd>→</kbd> 到右边的办法{' '}
        <kbd>Esc</kbd> 关上，不改
      </p>
    </>
  );
}

const countOf = (rows: readonly AccountRow[]) =>
  rows.reduce((sum, row) => sum + ('folded' in row ? row.count : 1), 0);

type KindsProps = NonNullable<AccountListProps['kinds']>;

function Kinds({ of, current, choose }: KindsProps) {
  const sum = of.reduce((all, [, count]) => all + count, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: filters above the list, no set of fields
    <div className="account-kinds" role="group" aria-label="账户类型">
      {[[undefined, sum] as const, ...of].map(([kind, count]) => (
        <button
          key={kind ?? ''}
          type="button"
          tabIndex={-1}
          aria-pressed={current === kind}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(kind)}
        >
          {kind ?? '全部'} {count}
        </button>
      ))}
    </div>
  );
}

interface GroupProps {
  readonly heading: string;
  readonly note?: string;
  /** The name of the figures. */
  readonly figure: string;
  readonly rows: readonly AccountRow[];
  readonly isRefused?: boolean;
  readonly props: AccountListProps;
}

function Group({ heading, note, figure, rows, isRefused = false, props }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the grid
    <div
      role="rowgroup"
      aria-label={heading}
      className={isRefused ? 'account-group account-refused' : 'account-group'}
    >
      <div className="account-group-head" aria-hidden="true">
        <b>{heading}</b>
        {note && <span>{note}</span>}
        <span className="account-group-figure">{figure}</span>
      </div>
      {rows.map((row) =>
        'folded' in row ? (
          <Folded key={row.key} row={row} {...props} />
        ) : (
          <Row key={row.key} row={row} {...props} />
        ),
      )}
    </div>
  );
}

type FoldedProps = AccountListProps & { readonly row: Extract<AccountRow, { readonly folded: string }> };

function Folded({ row, listId, active, choose }: FoldedProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid
    <div
      id={`${listId}-${row.key}`}
      role="row"
      data-active={row.key === active || undefined}
      className="account-row account-row-folded"
      onClick={() => choose(row)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of the grid */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field */}
      <span role="gridcell">
        {row.folded}，余额 0 的 {row.count} 个 · 展开
      </span>
    </div>
  );
}

type RowProps = AccountListProps & { readonly row: Extract<AccountRow, { readonly account: MoneyPayer }> };

function Row({ row, listId, text, active, chosen, days, choose, onSwap, onLeave }: RowProps) {
  const swap = () => {
    onSwap?.();
    onLeave();
  };
  const { account, reason, isOther } = row;
  const { payerCode, customerName, balance } = account;
  const way = reason && wayOf(account, reason);
  const day = reason ? undefined : days.get(payerCode);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active row
    // biome-ignore lint/a11y/useSemanticElements: a row of the grid
    <div
      id={`${listId}-${payerCode}`}
      role="row"
      title={chosenPayerText(account)}
      aria-selected={payerCode === chosen}
      aria-disabled={reason !== undefined}
      data-active={payerCode === active || undefined}
      className="account-row"
      onClick={() => choose(row)}
    >
      <Cell className="account-row-code">
        <Hits value={payerCode} text={text} />
      </Cell>
      <Cell className="account-row-name">
        {customerName} <span className="account-kind">{accountKind(account)}</span>
      </Cell>
      <Cell className="account-row-balance figure">{isAmount(balance) ? formatYuan(balance) : '—'}</Cell>
      {reason && <Cell className="account-row-reason">{placeText(reason.refusal)}</Cell>}
      <Cell className="account-row-more">
        {day && <span className="secondary">上次 {day}</span>}
        {isOther && onSwap && (
          <PlainButton kind="link" size="small" onClick={swap}>
            对调
          </PlainButton>
        )}
        {way && (
          <Link to={way.to} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
            {way.label}
          </Link>
        )}
      </Cell>
    </div>
  );
}

interface CellProps {
  readonly className: string;
  readonly children: ReactNode;
}

function Cell({ className, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <span role="gridcell" className={className}>
      {children}
    </span>
  );
}

interface HitsProps {
  readonly value: string;
  readonly text: string;
}

/** The digits that were typed, marked in the code. */
function Hits({ value, text }: HitsProps) {
  const key = text.split(/\s+/).find((word) => /^\d+$/.test(word) && value.includes(word));
  if (key === undefined) return value;
  const at = value.indexOf(key);
  return (
    <>
      {value.slice(0, at)}
      <mark>{key}</mark>
      {value.slice(at + key.length)}
    </>
  );
}
