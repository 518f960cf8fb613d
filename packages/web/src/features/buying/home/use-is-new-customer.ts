import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { recentOrdersQuery, todosQuery } from './queries';
import type { HomeRights } from './use-home-rights';

const hasNone = (answer: { readonly total?: number } | null) => answer?.total === 0;

/** Whether the customer has neither orders nor to-dos; false until both are known. */
export function useIsNewCustomer({ seesOrders, seesTodos }: HomeRights): boolean {
  const account = useAccount();
  const orders = useQuery({ ...recentOrdersQuery(account, seesOrders), select: hasNone });
  const todos = useQuery({ ...todosQuery(account, seesTodos), select: hasNone });
  return orders.data === true && todos.data === true;
}
