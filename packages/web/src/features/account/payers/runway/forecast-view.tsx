import type { PayerPage } from '@dealer-portal/rules/payer-details';
import {
  type ComingEnds,
  forecast,
  type PayerRunway,
  RUNWAY_DAYS,
  type RunwayEnd,
  runways,
  runwayText,
  TAIL_DAYS,
} from '@dealer-portal/rules/runway';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { today } from '#platform/today';
import { EmptyState } from '#ui/page/states';
import { ItemLines } from '#ui/text/fact-lines';
import { Money } from '#ui/text/money';
import { billName, OVERDUE_BILL, rebateName } from '#widgets/bills/bill-name';
import { DueList } from '../payer/due-list';
import { payerAddress } from '../payer/payer-address';
import { payerNames, Sentence } from './runway';
import { RunwayChart } from './runway-chart';
import { useComingEnds } from './use-coming-ends';
import type { RunwayQuery, RunwaySources } from './use-runway';
import './runway.css';

interface ForecastViewProps {
  readonly page: PayerPage;
  readonly runway: RunwayQuery;
}

/** 资金预测: the money of all accounts that pay for orders from day to day, and what expires meanwhile (FIN-02). */
export function ForecastView({ page, runway }: ForecastViewProps) {
  return (
    <Loaded query={runway} failure="余额、尾款、借款或划转没有全部加载出来，算不出资金预测" rows={8}>
      {(facts) => <Whole page={page} facts={facts} period={runway.period} />}
    </Loaded>
  );
}

interface WholeProps {
  readonly page: PayerPage;
  readonly facts: RunwaySources;
  readonly period: readonly [string, string];
}

function Whole({ page, facts, period }: WholeProps) {
  const known = forecast(facts);
  if (!known.ok) return <EmptyState title="不能推算" reason={`${runwayText(known.refusal)}。`} />;
  const { whole, accounts } = known;
  return (
    <>
      <Sentence runway={whole} name={`可订货的 ${accounts.length} 个账户合计`} />
      <div className="runway">
        <section className="runway-main" aria-label={`未来 ${RUNWAY_DAYS} 天全部账户`}>
          <h2>
            未来 {RUNWAY_DAYS} 天可订货的钱 <span className="secondary">{period.join(' ~ ')}</span>
          </h2>
          <RunwayChart label="可订货的账户合计" days={whole.days} height={220} />
          <DueList runway={whole} />
        </section>
        <aside className="runway-main">
          <Ends />
          <Accounts
            page={page}
            facts={facts}
            all={runways(facts).filter(({ payerCode }) => accounts.includes(payerCode))}
          />
          <p className="secondary">
            算进去的：待发货订单的尾款（按下单后 {TAIL_DAYS}{' '}
            天）、借款到期的本息。不算的：授信额度、保证金、返利和冻结的钱，购物车、待审核的订单、还没批准的划转。
          </p>
        </aside>
      </div>
    </>
  );
}

/** What ends within the days and moves no balance. */
function Ends() {
  const query = useComingEnds(today());
  return (
    <section aria-label="这些天到期">
      <h2>
        这些天到期 <span className="secondary">不动上面的余额</span>
      </h2>
      <Loaded query={query} failure="票据或返利没有加载出来" rows={2}>
        {(coming) => <EndRows {...coming} />}
      </Loaded>
    </section>
  );
}

function EndRows({ ends, undated }: ComingEnds) {
  if (ends.length + undated.length === 0) {
    return <p className="secondary">{RUNWAY_DAYS} 天内没有票据到期，也没有返利过期。</p>;
  }
  return (
    <ItemLines label="到期的票据和返利" isTall>
      {[...ends, ...undated].map((end) => {
        const isDated = !undated.includes(end);
        return (
          <li key={`${end.kind} ${end.number}`}>
            <span>
              {isDated ? end.day : '日期读不出'} {endText(end, isDated && end.day < today())}
            </span>
            <Money amount={end.amount} />
          </li>
        );
      })}
    </ItemLines>
  );
}

function endText({ kind, number }: RunwayEnd, isOverdue: boolean): string {
  if (kind === 'rebate') return `${rebateName(number)} 到期，之后不能兑现`;
  return `${billName(number)} ${isOverdue ? OVERDUE_BILL : '到期，由承兑人兑付'}`;
}

interface AccountsProps {
  readonly page: PayerPage;
  readonly facts: RunwaySources;
  readonly all: readonly PayerRunway[];
}

function Accounts({ page, facts, all }: AccountsProps) {
  const nameOf = payerNames(facts);
  return (
    <section aria-label="各账户">
      <h2>
        各账户 <span className="secondary">{RUNWAY_DAYS} 天内最低</span>
      </h2>
      <ItemLines>
        {all.map(({ payerCode, lowest }) => (
          <li key={payerCode}>
            <Link to={payerAddress(page, payerCode, 'runway')}>{nameOf(payerCode)}</Link>
            <Money amount={lowest.balance} />
          </li>
        ))}
      </ItemLines>
    </section>
  );
}
