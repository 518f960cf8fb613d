import { formatYuan } from '@dealer-portal/rules/money';
import type { PayerPage } from '@dealer-portal/rules/payer-details';
import { type PayerRunway, RUNWAY_DAYS, runways } from '@dealer-portal/rules/runway';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { today } from '#platform/today';
import type { Payer } from '../queries';
import { RunwayChart } from '../runway/runway-chart';
import type { RunwayQuery } from '../runway/use-runway';
import { BalanceStrip } from './balance-strip';
import { DueList } from './due-list';
import { LastMovements } from './last-movements';
import { OverviewAside } from './overview-aside';
import { payerAddress } from './payer-address';
import { useHeld } from './use-held';
import { useMonthStatement } from './use-month-statement';
import '../runway/runway.css';
import './payer.css';

interface OverviewProps {
  readonly page: PayerPage;
  readonly payer: Payer;
  readonly balances: UseQueryResult<readonly Payer[]>;
  readonly runway: RunwayQuery;
}

/** 总览: the figures of a payer, its next 30 days, its last movements, and what else belongs to it. */
export function Overview({ page, payer, balances, runway }: OverviewProps) {
  const { payerCode, balance } = payer;
  const statement = useMonthStatement(payerCode, today());
  const held = useHeld(payerCode);
  const all = runway.data ? runways(runway.data) : [];
  const payerRunway = all.find((item) => item.payerCode === payerCode);
  const refresh = () =>
    Promise.all([balances.refetch(), statement.refetch(), held.refetch(), runway.refetch()]);
  return (
    <>
      <BalanceStrip
        balance={balance}
        readAt={balances.dataUpdatedAt}
        onRefresh={refresh}
        statement={statement}
        held={held}
        runway={payerRunway}
      />
      <div className="runway">
        <div className="runway-main">
          <Loaded
            query={{ ...runway, data: payerRunway }}
            failure={`尾款、借款或划转没有全部加载出来，算不出未来 ${RUNWAY_DAYS} 天`}
            rows={4}
          >
            {(known) => <Coming page={page} runway={known} period={runway.period} />}
          </Loaded>
          <LastMovements payerCode={payerCode} statement={statement} />
        </div>
        <OverviewAside page={page} payerCode={payerCode} all={all} payers={balances.data ?? []} />
      </div>
    </>
  );
}

interface ComingProps {
  readonly page: PayerPage;
  readonly runway: PayerRunway;
  readonly period: readonly [string, string];
}

function Coming({ page, runway, period }: ComingProps) {
  return (
    <section className="runway-main" aria-label={`未来 ${RUNWAY_DAYS} 天`}>
      <h2>
        未来 {RUNWAY_DAYS} 天{' '}
        <span className="secondary">
          {period.join(' ~ ')}，按已知的单据算，最低 {formatYuan(runway.lowest.balance)}
        </span>
        <Link className="payer-more" to={payerAddress(page, runway.payerCode, 'runway')}>
          看资金安排
        </Link>
      </h2>
      <RunwayChart label="可用余额" days={runway.days} height={150} />
      <DueList runway={runway} />
    </section>
  );
}
