import {
  compareAmounts,
  formatMoney,
  NO_MONEY,
  subtractAmounts,
  sumAmounts,
} from '@dealer-portal/rules/money';
import { type PayerRunway, RUNWAY_DAYS } from '@dealer-portal/rules/runway';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { clockTime } from '#ui/text/clock-time';
import { Money } from '#ui/text/money';
import type { HeldQuery } from './use-held';
import type { MonthStatement } from './use-month-statement';
import './payer.css';

interface BalanceStripProps {
  /** Undefined where the answer has none. */
  readonly balance: number | undefined;
  /** When the balance was read, in milliseconds. */
  readonly readAt: number;
  readonly onRefresh: () => Promise<unknown>;
  readonly statement: MonthStatement;
  readonly held: HeldQuery;
  /** Undefined while it is not known; the runway says itself what failed. */
  readonly runway: PayerRunway | undefined;
}

/** The payer's balance, the held and the due amounts, and its lowest day. */
export function BalanceStrip({ balance, readAt, onRefresh, statement, held, runway }: BalanceStripProps) {
  return (
    <dl className="payer-strip" aria-label="余额">
      <Figure label="可用余额" amount={balance} isMain>
        {clockTime(readAt)} 读取{' '}
        <ReasonButton kind="link" size="small" className="no-print" onClick={onRefresh}>
          刷新
        </ReasonButton>
      </Figure>
      <BookFigure statement={statement} />
      <Figure
        label={held.data ? `在途转出 ${held.data.numbers.length} 笔` : '在途转出'}
        amount={held.data?.amount}
        isFailed={held.error !== null}
      >
        {held.data && held.data.numbers.length > 0 ? (
          <Link to={href('preoccupiedwater')}>{held.data.numbers.join('、')}</Link>
        ) : (
          '审批或处理中的转出'
        )}
      </Figure>
      <DueFigures runway={runway} />
    </dl>
  );
}

function BookFigure({ statement: { data, error } }: Pick<BalanceStripProps, 'statement'>) {
  const isKnown = data?.opening !== undefined && data.closing !== undefined;
  return (
    <Figure label="账面余额" amount={data?.closing} isFailed={error !== null}>
      {isKnown &&
        `期初 ${formatMoney(data.opening)}，本月 ${formatMoney(subtractAmounts(data.closing, data.opening))}`}
    </Figure>
  );
}

function DueFigures({ runway }: Pick<BalanceStripProps, 'runway'>) {
  const dues = (runway?.days ?? []).flatMap(({ day, dues: members }) =>
    members.map(({ amount }) => ({ day, amount })),
  );
  const isShort = compareAmounts(runway?.lowest.balance, NO_MONEY) === -1;
  return (
    <>
      <Figure
        label={`${RUNWAY_DAYS} 天内要付`}
        isDue={dues.length > 0}
        amount={runway && sumAmounts(dues.map(({ amount }) => amount))}
      >
        {runway && (dues[0] ? `${dues.length} 笔，最近 ${dues[0].day}` : '没有已知的应付')}
      </Figure>
      <Figure label="最低的一天" amount={runway?.lowest.balance}>
        {runway && `${runway.lowest.day}，${isShort ? '不够付' : '不缺'}`}
      </Figure>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly amount: number | string | undefined;
  readonly isMain?: boolean;
  /** It has a date by which it is paid. */
  readonly isDue?: boolean;
  readonly isFailed?: boolean;
  readonly children: ReactNode;
}

function Figure({ label, amount, isMain = false, isDue = false, isFailed = false, children }: FigureProps) {
  return (
    <div data-main={isMain || undefined}>
      <dt>{label}</dt>
      <dd>
        <strong className={isDue ? 'payer-due' : undefined}>
          <Money amount={amount} />
        </strong>
        <span className="secondary">{isFailed ? '没有取到' : children}</span>
      </dd>
    </div>
  );
}
