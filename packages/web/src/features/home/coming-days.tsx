import { type Dated, isOnItsWay, todoFacts } from '@dealer-portal/rules/home';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useAccount } from '#platform/session/account';
import { usePhone } from '#ui/use-phone';
import { FortnightRuler } from './fortnight-ruler';
import { deliveriesQuery, recentOrdersQuery, type Todo, todosQuery } from './queries';
import type { HomeRights } from './use-home-rights';
import { endingEvent, useOffersEnding } from './use-offers-ending';

/** Loaded for a customer who has ordered nothing yet. */
const FirstSteps = lazy(async () => ({ default: (await import('./first-steps')).FirstSteps }));

interface ComingDaysProps {
  readonly rights: HomeRights;
}

/** The next fourteen days with their events; a new customer sees the first steps in their place. */
export function ComingDays({ rights }: ComingDaysProps) {
  const account = useAccount();
  const isPhone = usePhone();
  const todos = useQuery(todosQuery(account, rights.seesTodos));
  const orders = useQuery(recentOrdersQuery(account, rights.seesOrders));
  const deliveries = useQuery(deliveriesQuery(account, rights.seesOrders));
  const ending = useOffersEnding(rights);
  if (orders.data?.total === 0 && todos.data?.total === 0)
    return (
      <Suspense fallback={<div className="first-steps" />}>
        <FirstSteps />
      </Suspense>
    );
  if (isPhone) return null;
  const rows = [
    { name: '要办', tone: 'due', events: (todos.data?.records ?? []).map(todoEvent) },
    { name: '发货', tone: 'primary', events: deliveryEvents(deliveries.data?.records ?? []) },
    { name: '价格', tone: 'quiet', events: (ending.data ?? []).map(endingEvent), isUntil: true },
  ];
  return <FortnightRuler rows={rows} />;
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
