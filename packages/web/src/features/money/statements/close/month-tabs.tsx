import { monthState } from '@dealer-portal/rules/month-close';
import { PERIOD_STATES } from '@dealer-portal/rules/states';
import { Link } from 'react-router-dom';
import { showInLine } from '#ui/drawing/show-in-line';
import { shortDay } from '#ui/text/wire-text';
import type { AccountPeriod } from '../period-report';
import type { Reconciliation } from '../reconciliation-report';
import { reconciliationOf } from './use-close';
import './close.css';

interface MonthTabsProps {
  readonly months: readonly AccountPeriod[];
  readonly reconciliations: readonly Reconciliation[];
  readonly current: string;
}

/** The tone of a state: a waiting month has a date, a confirmed one is done, any other is quiet. */
const TONES: Readonly<Record<string, string>> = {
  [PERIOD_STATES.toConfirm.value]: 'close-due',
  [PERIOD_STATES.confirmed.value]: 'close-settled',
};

/** The months, oldest first, each with what was done with it; each has its own address. */
export function MonthTabs({ months, reconciliations, current }: MonthTabsProps) {
  return (
    <nav className="close-months" aria-label="账期">
      {[...months].reverse().map((month) => (
        <Link
          key={month.period}
          to={{ search: `?${new URLSearchParams({ period: month.period })}` }}
          ref={month.period === current ? showInLine : undefined}
          aria-current={month.period === current ? 'page' : undefined}
        >
          <strong>{month.period}</strong>
          <span className={toneOf(month, reconciliationOf(reconciliations, month.period))}>
            {stateText(month, reconciliationOf(reconciliations, month.period))}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** A month that was confirmed with a difference is as rust as one that waits. */
function toneOf({ optStatus = '' }: AccountPeriod, reconciliation: Reconciliation | undefined): string {
  if (
    optStatus === PERIOD_STATES.confirmed.value &&
    reconciliation &&
    monthState(reconciliation).tone !== 'done'
  )
    return 'close-due';
  return TONES[optStatus] ?? 'secondary';
}

function stateText(
  { optStatus, optStatusName }: AccountPeriod,
  reconciliation: Reconciliation | undefined,
): string {
  const { deadline = '', confirmTime = '', confirmUser = '' } = reconciliation ?? {};
  if (optStatus === PERIOD_STATES.toConfirm.value && deadline)
    return `${optStatusName ?? '待确认'}，${shortDay(deadline)} 前`;
  if (optStatus === PERIOD_STATES.confirmed.value) {
    const state = reconciliation ? monthState(reconciliation).text : '已确认';
    return `${state} ${shortDay(confirmTime)} ${confirmUser}`.trim();
  }
  return optStatusName ?? '';
}
