import { openTails, TAIL_ORDERS } from '@dealer-portal/rules/home';
import { readFigure } from '@dealer-portal/rules/money';
import { AWAITS_TAIL } from '@dealer-portal/rules/order-list';
import { queryAllOrders } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { LoadedQuery } from '#platform/calls/loaded';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';
import { type Listed, listOf } from '#ui/text/list-of';
import { recentOrdersQuery } from './queries';

/** The calls of the first view come before, since each order is a separate call. */
const LATER_MS = 2000;

/**
 * The tails of the orders that wait to be sent; the list of orders does not give them, so each order is asked for.
 * @param isAllowed whether the account sees its orders
 */
export function useOpenTails(isAllowed: boolean) {
  const account = useAccount();
  const list = useQuery(recentOrdersQuery(account, isAllowed));
  const orders = list.data?.records;
  const isListRead = isRead(list.data);
  const waiting = useMemo(
    () => list.data && listOf(orders).filter(({ status }) => status === AWAITS_TAIL),
    [list.data, orders],
  );
  const count = waiting?.length ?? 0;
  const isTooMany = count > TAIL_ORDERS;
  const isAsked = useLater(count > 0 && !isTooMany);
  const { saletoCode } = account;
  const each = useEach(
    queryAllOrders,
    isAsked ? waiting?.map(({ orderNo }) => ({ body: { saletoCode, orderNo } })) : undefined,
  );
  const answer = waiting && count === 0 ? NO_TAILS : each.data;
  const tails = useMemo(() => {
    if (!answer || !waiting) return undefined;
    const known = openTails(
      answer.flat(),
      waiting.map(({ orderNo }) => orderNo),
    );
    return isListRead ? known : { ...known, amount: undefined };
  }, [answer, waiting, isListRead]);
  // Without the list there is nothing to ask about.
  const query: LoadedQuery<unknown> = waiting && isListRead ? each : list;
  return { query, tails, count, isTooMany };
}

interface OrderPage {
  readonly total: number;
  readonly records: Listed<{ readonly status: string }>;
}

/**
 * Whether the list of orders came, with its number and the state of each: else an order with a tail may be among them. An
 * answer without both counts as empty in the SDK, and is no proof that nothing is owed.
 */
const isRead = (page: OrderPage | undefined): boolean =>
  readFigure(page?.total) !== undefined &&
  listOf(page?.records).every(({ status }) => typeof status === 'string');

const NO_TAILS: readonly never[] = [];

/** Whether something has been wanted for so long that the page has had its time. */
function useLater(isWanted: boolean): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = window.setTimeout(() => setDue(true), LATER_MS);
    return () => window.clearTimeout(timer);
  }, [isWanted]);
  return isWanted && isDue;
}

/** The open tails, as far as they are known. */
export type OpenTails = ReturnType<typeof useOpenTails>;
