import { formatYuan } from '@dealer-portal/rules/money';
import type { PayerPage } from '@dealer-portal/rules/payer-details';
import {
  type PayerRunway,
  RUNWAY_DAYS,
  type RunwayFacts,
  runwayMoves,
  runwayRefusal,
  runways,
  runwayText,
  TAIL_DAYS,
} from '@dealer-portal/rules/runway';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { EmptyState } from '#ui/page/states';
import { ItemLines } from '#ui/text/fact-lines';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { DueList } from '../payer/due-list';
import { payerAddress } from '../payer/payer-address';
import { RunwayChart } from './runway-chart';
import type { RunwayQuery, RunwaySources } from './use-runway';
import './runway.css';

interface RunwayProps {
  readonly page: PayerPage;
  readonly payerCode: string | undefined;
  readonly runway: RunwayQuery;
}

/** 资金安排: whether the balance of each payer lasts for 30 days, and what could be moved where it does not. */
export function Runway({ page, payerCode, runway }: RunwayProps) {
  return (
    <Loaded query={runway} failure="余额、尾款、借款或划转没有全部加载出来，算不出资金安排" rows={8}>
      {(facts) => <Payers page={page} payerCode={payerCode} facts={facts} period={runway.period} />}
    </Loaded>
  );
}

interface PayersProps extends Pick<RunwayProps, 'page' | 'payerCode'> {
  readonly facts: RunwaySources;
  readonly period: readonly [string, string];
}

function Payers({ page, payerCode, facts, period }: PayersProps) {
  const all = runways(facts);
  const current = all.find((item) => item.payerCode === payerCode);
  const refusal = payerCode === undefined ? undefined : runwayRefusal(facts, payerCode);
  if (refusal) return <EmptyState title="不能推算" reason={`${runwayText(refusal)}。`} />;
  if (!current) return <EmptyState title="没有付款方" reason="付款方由客户经理维护。" />;
  const nameOf = payerNames(facts);
  return (
    <>
      <Sentence runway={current} name={nameOf(current.payerCode)} />
      <div className="runway">
        <section className="runway-main" aria-label={`未来 ${RUNWAY_DAYS} 天可用余额`}>
          <h2>
            未来 {RUNWAY_DAYS} 天可用余额 <span className="secondary">{period.join(' ~ ')}</span>
          </h2>
          <RunwayChart label={nameOf(current.payerCode)} days={current.days} height={220} />
          <DueList runway={current} />
          <Moves facts={facts} payerCode={current.payerCode} nameOf={nameOf} />
        </section>
        <RunwayAside page={page} all={all} current={current} nameOf={nameOf} />
      </div>
    </>
  );
}

/** Code and name of each payer. */
export function payerNames({ payers }: Pick<RunwaySources, 'payers'>): (code: string) => string {
  return (code) => codeAndName(code, payers.find(({ payerCode }) => payerCode === code)?.customerName, ' ');
}

interface RunwayAsideProps {
  readonly page: PayerPage;
  readonly all: readonly PayerRunway[];
  readonly current: PayerRunway;
  readonly nameOf: (code: string) => string;
}

/** Every payer by its lowest day, and how the figures of this one came about. */
function RunwayAside({ page, all, current, nameOf }: RunwayAsideProps) {
  return (
    <aside className="runway-main">
      <h2>所有付款方，{RUNWAY_DAYS} 天内最低</h2>
      <ItemLines>
        {all.map(({ payerCode, lowest }) => (
          <li key={payerCode}>
            <Link
              to={payerAddress(page, payerCode, 'runway')}
              aria-current={payerCode === current.payerCode ? 'page' : undefined}
            >
              {nameOf(payerCode)}
            </Link>
            <Money amount={lowest.balance} />
          </li>
        ))}
      </ItemLines>
      <h2>怎么算的</h2>
      <ul className="runway-trace">
        {current.trace.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="secondary">
        算进去的：待发货订单的尾款（按下单后 {TAIL_DAYS}{' '}
        天）、借款到期的本息（从售达方自己的账户还）。不算的：购物车、待审核的订单、还没批准的划转、返利。
      </p>
    </aside>
  );
}

interface SentenceProps {
  readonly runway: Pick<PayerRunway, 'short' | 'lowest'>;
  readonly name: string;
}

/** Whether the money lasts, and how much is missing from which day on. */
export function Sentence({ runway: { short, lowest }, name }: SentenceProps) {
  if (!short) {
    return (
      <p className="runway-sentence" role="status">
        {name} {RUNWAY_DAYS} 天内够用，最低 {lowest.day} 还有 {formatYuan(lowest.balance)}。
      </p>
    );
  }
  return (
    <p className="runway-sentence runway-short" role="status">
      <strong>
        {short.day} 起缺 {formatYuan(short.amount)}
      </strong>{' '}
      {name} 的余额不够付那天到期的款。
    </p>
  );
}

interface MovesProps {
  readonly facts: RunwayFacts;
  readonly payerCode: string;
  readonly nameOf: (code: string) => string;
}

function Moves(props: MovesProps) {
  if (runwayMoves(props.facts, props.payerCode).length === 0) return null;
  return (
    <>
      <h2>可以怎么挪</h2>
      <ItemLines label="可以怎么挪" isTall>
        <MoveRows {...props} />
      </ItemLines>
    </>
  );
}

/** The sources that could fill the gap of a payer, one row each. */
export function MoveRows({ facts, payerCode, nameOf }: MovesProps) {
  return runwayMoves(facts, payerCode).map((move) => (
    <li key={`${move.kind} ${move.payerCode} ${move.kind === 'transfer' ? move.transferNo : ''}`}>
      <span>
        {move.kind === 'transfer' && `等划转 ${move.transferNo} 批准，从 ${nameOf(move.payerCode)}`}
        {move.kind === 'move' && `从 ${nameOf(move.payerCode)} 划，划后最低还有 ${formatYuan(move.left)}`}
        {move.kind === 'fixed' && <span className="secondary">{nameOf(move.payerCode)} 按规则不能转出</span>}
      </span>
      {move.kind === 'fixed' ? '—' : <Money amount={move.amount} isChange />}
    </li>
  ));
}
