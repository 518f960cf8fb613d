import { cashPayer, safePayer } from '@dealer-portal/rules/home';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LoadedQuery } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { Ruler } from '#ui/ruler/ruler';
import { Money } from '#ui/text/money';
import { payerBalancesQuery } from '#widgets/goods/account-queries';
import { creditQuery, monthQuery } from './queries';
import type { HomeRights } from './use-home-rights';

/** The figures of the account, those that it may see: cash, credit, safe payments, the orders of the month. */
export function MoneyStrip({ rights }: { readonly rights: HomeRights }) {
  const { seesBalance, seesCredit, seesOrders } = rights;
  if (!seesBalance && !seesCredit && !seesOrders) return null;
  return (
    <section className="money-strip" aria-label="资金">
      {seesBalance && <Balances />}
      {seesCredit && <Credit />}
      {seesOrders && <Month />}
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly beside?: ReactNode;
  readonly query: LoadedQuery<unknown>;
  readonly amount: number | undefined;
  readonly note: ReactNode;
  /** The one large figure of the page. */
  readonly isMain?: boolean;
}

function Figure({ label, beside, query, amount, note, isMain = false }: FigureProps) {
  const isFailed = query.error !== null && query.data === undefined;
  return (
    <div className="money-figure" data-main={isMain || undefined}>
      <span className="money-label">
        {label}
        <span>{beside}</span>
      </span>
      {isFailed ? (
        <span role="alert">
          没有取到
          <PlainButton kind="link" size="small" onClick={() => query.refetch()}>
            重试
          </PlainButton>
        </span>
      ) : (
        <strong>
          <Money amount={amount} />
        </strong>
      )}
      <span className="goods-second">{note}</span>
    </div>
  );
}

function Balances() {
  const query = useQuery(payerBalancesQuery(useAccount()));
  const payers = query.data ?? [];
  const cash = cashPayer(payers);
  const safe = safePayer(payers);
  return (
    <>
      <Figure
        isMain
        label="现款可用余额"
        query={query}
        amount={cash?.balance}
        note={cash ? `(${cash.payerCode}) ${cash.customerName}` : ''}
      />
      <Figure
        label="安全付"
        query={query}
        amount={safe?.balance}
        note={query.data && (safe?.customerName ?? '没有安全付账户')}
      />
    </>
  );
}

const FULL = 100;

function Credit() {
  const query = useQuery(creditQuery(useAccount(), true));
  const { creditAmount = 0, usedAmount = 0, availableAmount, creditList = [] } = query.data ?? {};
  const used = creditAmount > 0 ? Math.round((usedAmount / creditAmount) * FULL) : 0;
  const [end] = creditList.flatMap(({ endDate = '' }) => (endDate ? [endDate] : [])).sort();
  const facts = (
    <>
      额度 <Money amount={creditAmount} />
      {end && ` · ${end} 到期`}
    </>
  );
  return (
    <Figure
      label="授信可用"
      query={query}
      amount={availableAmount}
      beside={
        query.data &&
        creditAmount > 0 && (
          <>
            <Ruler value={used} steps={4} width={64} tone={used > 80 ? 'due' : 'primary'} /> 已用 {used}%
          </>
        )
      }
      note={query.data && (creditAmount > 0 ? facts : '未开通')}
    />
  );
}

function Month() {
  const query = useQuery(monthQuery(useAccount(), true));
  const { month = '', orderCount, amount } = query.data ?? {};
  return (
    <Figure
      label={`${Number(month.slice(-2)) || '本'} 月下单（不含已取消）`}
      beside={<Link to={href('myOrder')}>全部订单</Link>}
      query={query}
      amount={amount}
      note={orderCount === undefined ? '' : orderCount === 0 ? '还没有订单' : `${orderCount} 单`}
    />
  );
}
