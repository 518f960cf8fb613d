import { type Dated, isOnItsWay, monthDay, todoFacts } from '@dealer-portal/rules/home';
import { type Amount, piecesText } from '@dealer-portal/rules/money';
import { hasEnded } from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount } from '#platform/session/account';
import { usePhone } from '#ui/drawing/use-phone';
import { grouped } from '#ui/grouped';
import { type PlacedFact, usePlacedFacts } from '#widgets/orders/placed-facts';
import { FortnightRuler } from './fortnight-ruler';
import {
  deliveriesQuery,
  type NewestRows,
  newestWords,
  recentOrdersQuery,
  type Todo,
  todosQuery,
} from './queries';
import type { HomeRights } from './use-home-rights';
import { endingEvent, useOffersEnding } from './use-offers-ending';

interface ComingDaysProps {
  readonly rights: HomeRights;
}

/** The next fourteen days with their events; the to-dos of a phone carry the dates. */
export function ComingDays({ rights }: ComingDaysProps) {
  const account = useAccount();
  const isPhone = usePhone();
  const todos = useQuery(todosQuery(account, rights.seesTodos));
  const deliveries = useQuery(deliveriesQuery(account, rights.seesOrders));
  const ending = useOffersEnding(rights);
  const promised = usePromisedDays(rights.seesOrders);
  if (isPhone) return null;
  const rows = [
    { name: '要办', tone: 'due', events: (todos.data?.records ?? []).map(todoEvent) },
    { name: '发货', tone: 'primary', events: deliveryEvents(deliveries.data) },
    { name: '到货', tone: 'primary', events: promised.map(promisedEvent) },
    { name: '价格', tone: 'quiet', events: (ending.data ?? []).map(endingEvent), isUntil: true },
  ];
  return <FortnightRuler rows={rows} />;
}

function todoEvent(todo: Todo): Dated {
  const { id, title, deadline } = todo;
  return { key: id, date: deadline, text: title, short: todoFacts(todo).short };
}

/**
 * The days that settlements of this browser promised, each with the orders that have not ended: no call of orders tells
 * them (ORDER-01).
 */
function usePromisedDays(
  isAllowed: boolean,
): readonly (readonly [day: string, orders: readonly PlacedFact[]])[] {
  const account = useAccount();
  const facts = usePlacedFacts(account.saletoCode);
  const orders = useQuery(recentOrdersQuery(account, isAllowed)).data?.records;
  return useMemo(() => {
    if (!isAllowed) return [];
    const ended = new Set(orders?.filter(({ status }) => hasEnded(status)).map((order) => order.orderNo));
    const promised = [...facts.values()].filter(
      ({ orderNo, arrivalDate }) => arrivalDate && !ended.has(orderNo),
    );
    return [...grouped(promised, ({ arrivalDate = '' }) => arrivalDate)];
  }, [facts, orders, isAllowed]);
}

function promisedEvent([day, orders]: readonly [string, readonly PlacedFact[]]): Dated {
  return {
    key: `promised:${day}`,
    date: day,
    text: `下单时预计 ${monthDay(day)} 到：订单 ${orders.map(({ orderNo }) => orderNo).join('、')}`,
    short: `${orders.length} 单到`,
  };
}

interface Delivery {
  readonly number: Amount;
  readonly status: string;
}

/** Assumption: no call says when it arrives, so what is on its way stands on today, as one sum. */
function deliveryEvents(page: NewestRows<Delivery> | undefined): readonly Dated[] {
  const sent = (page?.records ?? []).filter(({ status }) => isOnItsWay(status));
  const units = piecesText(sent.map(({ number }) => number));
  const date = new Date().toISOString();
  return sent.length === 0
    ? []
    : [{ key: 'sent', date, text: `${newestWords(page)}在途 ${units} · ${sent.length} 单`, short: units }];
}
