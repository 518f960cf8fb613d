import { type Amount, formatYuan } from '@dealer-portal/rules/money';
import {
  financingCost,
  interestFormula,
  largestFinanceable,
  lowestRate,
  SHOWN_TERM,
} from '@dealer-portal/rules/movement';
import { RUNWAY_DAYS, type WhatIf } from '@dealer-portal/rules/runway';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ItemLines } from '#ui/text/fact-lines';
import { Money } from '#ui/text/money';
import { useSeesCredit } from '#widgets/payers/use-sees-credit';
import { useCredit } from '../payer/credit-limits';
import { MoveRows } from '../runway/runway';
import '../payer/payer.css';
import '../runway/runway.css';

/** So many orders are named; the page of financing has them all. */
const MOST_ORDERS = 3;

interface GapWaysProps {
  readonly result: WhatIf;
  readonly payerCode: string;
  /** The most that can be paid; absent where nothing is. */
  readonly limit: Amount;
  readonly nameOf: (code: string) => string;
}

/** 怎么补上: how a gap could be filled, each way with what it brings; the user goes there, nothing is done here. */
export function GapWays({ result, payerCode, limit, nameOf }: GapWaysProps) {
  const seesCredit = useSeesCredit();
  const { short } = result.after;
  return (
    <aside className="runway-main">
      {short && (
        <section aria-label="怎么补上">
          <h2>怎么补上 {formatYuan(short.amount)}</h2>
          <ItemLines isTall>
            {seesCredit && <FinancedOrders />}
            <MoveRows facts={result.facts} payerCode={payerCode} nameOf={nameOf} />
            {limit !== undefined && (
              <li>
                <span>少付到</span>
                <Money amount={limit} />
              </li>
            )}
            <li>
              <span>改到有到款以后</span>
              <span className="secondary">没有已知的到款</span>
            </li>
          </ItemLines>
        </section>
      )}
      <section aria-label="去办">
        <h2>去办</h2>
        <div className="what-if-ways no-print">
          <ButtonLink isWide to={href('payment')}>
            去付款
          </ButtonLink>
          <ButtonLink isWide to={href('financetransfer')}>
            去划转
          </ButtonLink>
          {seesCredit && (
            <ButtonLink isWide to={href('loanPreLoanApply')}>
              去融资
            </ButtonLink>
          )}
        </div>
        <p className="secondary">
          借款到期要还本息，晚于 {RUNWAY_DAYS} 天的不在图上。提前还款从到期应还里减去，利息以资金方为准。
        </p>
      </section>
    </aside>
  );
}

/** The orders that may be financed, the largest first, with the interest of a month at the lowest rate of the lenders. */
function FinancedOrders() {
  const { credit, orders } = useCredit();
  const rate = lowestRate(credit.data?.creditList ?? []);
  if (orders.error || credit.error) {
    return (
      <li>
        <span>订单融资</span>
        <span className="secondary">没有取到</span>
      </li>
    );
  }
  return largestFinanceable(orders.data ?? [])
    .slice(0, MOST_ORDERS)
    .map(({ orderNo, financeRate, financeAmount }) => (
      <li key={orderNo}>
        <span>
          订单 {orderNo} 融资{financeRate === undefined ? '' : `，${financeRate}%`}
          {rate !== undefined && <Interest amount={financeAmount} rate={rate} />}
        </span>
        <Money amount={financeAmount} isChange />
      </li>
    ));
}

interface InterestProps {
  readonly amount: number;
  readonly rate: number;
}

function Interest({ amount, rate }: InterestProps) {
  const interest = financingCost({ amount, rate, days: SHOWN_TERM })?.interest;
  return (
    <span className="secondary what-if-interest">
      用 {SHOWN_TERM} 天利息约 {formatYuan(interest)}（{interestFormula(amount, rate, SHOWN_TERM)}）
    </span>
  );
}
