import { hasEnded, isAwaitedStep, orderButtons } from '@dealer-portal/rules/order-list';
import { useQueries } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { type OrderSummary, orderButtonsQuery } from '#widgets/orders/queries';

/** Which orders wait for the dealer, as their buttons say; one whose buttons did not come counts as waiting. */
export function useMyTurn(orders: readonly OrderSummary[]) {
  const account = useAccount();
  const openOrders = orders.filter(({ status }) => !hasEnded(status));
  const answers = useQueries({
    queries: openOrders.map(({ orderNo }) => orderButtonsQuery(account, orderNo)),
  });
  const waiting = openOrders.filter(({ status }, index) => {
    const { data, errorUpdateCount = 0 } = answers[index] ?? {};
    const step = data && orderButtons(status, data.buttonList).next?.code;
    return data ? step !== undefined && isAwaitedStep(step) : errorUpdateCount > 0;
  });
  const numbers = new Set(waiting.map(({ orderNo }) => orderNo));
  // A row asks again for buttons that did not come: it stays, else it would come and go.
  const unknown = answers.filter(({ data }) => data === undefined);
  return {
    isMyTurn: ({ orderNo }: OrderSummary) => numbers.has(orderNo),
    /** How many orders are still asked about. */
    pendingCount: unknown.filter(({ errorUpdateCount }) => errorUpdateCount === 0).length,
    isUnsure: unknown.some(({ errorUpdateCount }) => errorUpdateCount > 0),
  };
}
