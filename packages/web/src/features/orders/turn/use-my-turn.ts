import { hasEnded, isAwaitedStep, orderButtons } from '@dealer-portal/rules/order-list';
import { useQueries } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { type OrderSummary, orderButtonsQuery } from '../queries';

/** Which orders wait for the dealer, as their buttons say; one whose buttons are not known counts as waiting. */
export function useMyTurn(orders: readonly OrderSummary[]) {
  const account = useAccount();
  const openOrders = orders.filter(({ status }) => !hasEnded(status));
  const answers = useQueries({
    queries: openOrders.map(({ orderNo }) => orderButtonsQuery(account, orderNo)),
  });
  const others = openOrders.filter(({ status }, index) => {
    const buttons = answers[index]?.data?.buttonList;
    const step = buttons && orderButtons(status, buttons).next?.code;
    return buttons && !(step && isAwaitedStep(step));
  });
  const excluded = new Set(others.map(({ orderNo }) => orderNo));
  return {
    isMyTurn: ({ orderNo, status }: OrderSummary) => !hasEnded(status) && !excluded.has(orderNo),
    isUnsure: answers.some(({ data }) => data === undefined),
  };
}
