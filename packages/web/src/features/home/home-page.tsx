// No report: the working day at a glance; each panel loads and fails alone.
import { type Dated, dateLine, greeting, isOnItsWay, todoFacts } from '@dealer-portal/rules/home';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { usePhone } from '#ui/use-phone';
import { EndingPanel } from './ending-panel';
import { FortnightRuler } from './fortnight-ruler';
import { homeAhead, lastRights } from './home-ahead';
import { MoneyStrip } from './money-strip';
import { ArrivalPanel, LastOrders } from './order-panels';
import { deliveriesQuery, recentOrdersQuery, type Todo, todosQuery } from './queries';
import { RecommendedPanel } from './recommended-panel';
import { StartChoice } from './start-choice';
import { TodoPanel } from './todo-panel';
import { type HomeRights, useHomeRights } from './use-home-rights';
import { endingEvent, useOffersEnding } from './use-offers-ending';
import { useOpenTails } from './use-open-tails';
import { UsualPanel } from './usual-panel';
import './home.css';

/** 首页: what is due, arriving and usual today; shows and asks for nothing that the account may not open. */
export function Component() {
  const account = useAccount();
  const rights = useHomeRights();
  const { seesBalance, seesCredit, seesOrders, seesTodos } = rights;
  useEffect(
    () => lastRights.write({ seesBalance, seesCredit, seesOrders, seesTodos }),
    [seesBalance, seesCredit, seesOrders, seesTodos],
  );
  const { user, shipToLabel } = account;
  return (
    <div className="page home-page">
      <PageHeader
        title={`${user.realName || user.userName}，${greeting(new Date())}`}
        context={`${dateLine(new Date())} · 送达方 ${shipToLabel}`}
        actions={
          <>
            <StartChoice />
            {rights.seesBatch && (
              <Link to={href('batchImport')} className="button button-default">
                批量导入
              </Link>
            )}
          </>
        }
      />
      {rights.seesTodos ? <DealerDay rights={rights} /> : <GoodsOnly rights={rights} />}
    </div>
  );
}

Component.callsAhead = homeAhead;

/** Loaded for a customer who has ordered nothing yet. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

const NO_OFFERS = { seesBulk: false, seesPackages: false };

interface DayProps {
  readonly rights: HomeRights;
}

/** A user who places no orders sees the products alone. */
function GoodsOnly({ rights }: DayProps) {
  const { recommended } = useOffersEnding(NO_OFFERS);
  return (
    <>
      <MoneyStrip rights={rights} tails={undefined} />
      <RecommendedPanel query={recommended} />
    </>
  );
}

function DealerDay({ rights }: DayProps) {
  const account = useAccount();
  const isPhone = usePhone();
  const todos = useQuery(todosQuery(account, rights.seesTodos));
  const orders = useQuery(recentOrdersQuery(account, rights.seesOrders));
  const tails = useOpenTails(orders.data?.records);
  const deliveries = useQuery(deliveriesQuery(account, rights.seesOrders));
  const { ending, recommended } = useOffersEnding(rights);
  const isNew = orders.data?.total === 0 && todos.data?.total === 0;
  const events = [
    { name: '要办', tone: 'due', events: (todos.data?.records ?? []).map(todoEvent) },
    { name: '发货', tone: 'primary', events: deliveryEvents(deliveries.data?.records ?? []) },
    { name: '价格', tone: 'quiet', events: (ending.data ?? []).map(endingEvent), isUntil: true },
  ];
  return (
    <>
      <MoneyStrip rights={rights} tails={rights.seesOrders ? tails : undefined} />
      {isNew && (
        <Suspense fallback={<div className="first-steps" />}>
          <FirstSteps />
        </Suspense>
      )}
      {!isNew && !isPhone && <FortnightRuler rows={events} />}
      <div className="home-columns">
        <div>
          <TodoPanel query={todos} />
          {rights.seesOrders && <UsualPanel query={orders} />}
        </div>
        <div className="home-side">
          {rights.seesOrders && <ArrivalPanel query={deliveries} />}
          {rights.seesOrders && <LastOrders query={orders} tails={tails.tails} />}
          <EndingPanel query={ending} />
        </div>
      </div>
      <RecommendedPanel query={recommended} />
    </>
  );
}

function todoEvent(todo: Todo): Dated {
  const { id, title, deadline } = todo;
  return { key: id, date: deadline, text: title, short: todoFacts(todo).short };
}

interface Delivery {
  readonly number: number;
  readonly status: string;
}

/** Assumption: no call says when it arrives, so what is on its way stands on today, as one sum. */
function deliveryEvents(notes: readonly Delivery[]): readonly Dated[] {
  const sent = notes.filter(({ status }) => isOnItsWay(status));
  const units = `${sent.reduce((sum, { number }) => sum + number, 0)} 台`;
  const date = new Date().toISOString();
  return sent.length === 0
    ? []
    : [{ key: 'sent', date, text: `在途 ${units} · ${sent.length} 单`, short: units }];
}
