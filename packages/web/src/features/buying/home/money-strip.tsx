import { cashPayer, safePayer } from '@dealer-portal/rules/home';
import { type Amount, formatYuan, readFigure, sumFigures } from '@dealer-portal/rules/money';
import { creditUse, firstCreditEnd } from '@dealer-portal/rules/movement';
import { AWAITS_TAIL } from '@dealer-portal/rules/order-list';
import { payerRoute } from '@dealer-portal/rules/payer';
import { ORDER_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import type { LoadedQuery } from '#platform/calls/loaded';
import { refusalOf } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { Ruler } from '#ui/ruler/ruler';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import { payerBalancesQuery } from '#widgets/goods/account-queries';
import { creditQuery, monthQuery } from './queries';
import type { HomeRights } from './use-home-rights';
import { useOpenTails } from './use-open-tails';
import '#widgets/goods/goods-cells.css';
import './home.css';

interface MoneyStripProps {
  readonly rights: HomeRights;
}

/** The figures of the account, those that it may see: cash, credit, safe payments, open tails, the orders of the month. */
export function MoneyStrip({ rights }: MoneyStripProps) {
  const { seesBalance, seesCredit, seesOrders } = rights;
  if (!seesBalance && !seesCredit && !seesOrders) return null;
  return (
    <section className="money-strip" aria-label="资金">
      {seesBalance && <Cash />}
      {seesCredit && <Credit />}
      {seesBalance && <SafePay />}
      {seesOrders && <OpenTails />}
      {seesOrders && <Month />}
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly link?: ReactNode;
  readonly query: LoadedQuery<unknown>;
  readonly amount: Amount;
  readonly note: ReactNode;
  /** The one large figure of the page. */
  readonly isMain?: boolean;
  /** Money that has to be paid. */
  readonly isDue?: boolean;
}

function Figure({ label, link, query, amount, note, isMain = false, isDue = false }: FigureProps) {
  const { error } = query;
  // The server's no comes again at the next try: its words stand below a dash.
  const refusal = refusalOf(error);
  const isFailed = error !== null && query.data === undefined && refusal === undefined;
  return (
    <div className="money-figure" data-main={isMain || undefined}>
      <span className="money-label">
        {label}
        {link && <span>{link}</span>}
      </span>
      {isFailed ? (
        <span role="alert">
          没有取到
          <PlainButton kind="link" size="small" onClick={() => query.refetch()}>
            重试
          </PlainButton>
        </span>
      ) : (
        <strong className={isDue ? 'goods-due' : ''}>
          {amount === undefined ? '—' : formatYuan(amount)}
        </strong>
      )}
      <span className="goods-second">{refusal ?? note}</span>
    </div>
  );
}

function Cash() {
  const account = useAccount();
  const query = useQuery(payerBalancesQuery(account));
  const cash = cashPayer(query.data ?? []);
  const route = payerRoute(account.saleInfo);
  return (
    <Figure
      isMain
      label="现款可用余额"
      link={route && <Link to={href(route)}>付款方明细</Link>}
      query={query}
      amount={cash?.balance}
      note={cash ? codeAndName(cash.payerCode, cash.customerName, ' ') : ''}
    />
  );
}

function SafePay() {
  const query = useQuery(payerBalancesQuery(useAccount()));
  const safe = safePayer(query.data ?? []);
  return (
    <Figure
      label="安全付"
      query={query}
      amount={safe?.balance}
      note={query.data && (safe?.customerName ?? '没有安全付账户')}
    />
  );
}

function OpenTails() {
  const { query, tails, count, isTooMany } = useOpenTails(true);
  const open = tails?.byOrder.size ?? 0;
  const none = tails?.amount === undefined ? '' : '没有待付的订单';
  const note = open > 0 ? `${open} 单，付清后发货` : none;
  return (
    <Figure
      label="待付尾款"
      link={(open > 0 || isTooMany) && <Link to={`${href('myOrder')}?status=${AWAITS_TAIL}`}>去支付</Link>}
      query={query}
      amount={tails?.amount}
      isDue={open > 0}
      note={isTooMany ? `${count} 单待发货，逐单查看` : tails && note}
    />
  );
}

function Credit() {
  const query = useQuery(creditQuery(useAccount(), true));
  const { availableAmount, creditList = [] } = query.data ?? {};
  const { isGranted, share, isNearlyUsed } = creditUse(query.data ?? {});
  const end = firstCreditEnd(creditList);
  const facts = (
    <>
      额度 <Money amount={query.data?.creditAmount} />
      {end && ` · ${end} 到期`}
    </>
  );
  return (
    <Figure
      label="授信可用"
      query={query}
      amount={availableAmount}
      link={
        share !== undefined && (
          <>
            <Ruler value={share} steps={4} width={64} tone={isNearlyUsed ? 'due' : 'primary'} /> 已用 {share}%
          </>
        )
      }
      note={query.data && (isGranted ? facts : '未开通')}
    />
  );
}

/** Nothing is due by it: it is asked for when the first page has had its time. */
function Month() {
  const query = useQuery(monthQuery(useAccount(), useIsFirstViewOver()));
  const { month = '', orderCount, amount, statusList } = query.data ?? {};
  const monthNumber = Number(month.slice(-2));
  const cancelled = statusList?.filter(({ status }) => status === ORDER_STATES.cancelled.value);
  return (
    <Figure
      label={`${monthNumber ? `${monthNumber} 月` : '本月'}下单（不含已取消）`}
      query={query}
      amount={amount}
      note={
        query.data &&
        monthNote(readFigure(orderCount), cancelled && sumFigures(cancelled.map((row) => row.orderCount)))
      }
    />
  );
}

function monthNote(orders: number | undefined, cancelled: number | undefined): string {
  const placed = orders === 0 ? '还没有订单' : `${orders ?? '—'} 单`;
  return cancelled === 0 ? placed : `${placed}；已取消 ${cancelled ?? '—'} 单`;
}
