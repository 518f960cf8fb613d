import { useReport, useReportFilter } from '#widgets/report/use-report';
import { Orders } from '../orders';
import type { OrderFilter } from '../use-order-filter';
import { turnReport } from './turn-report';
import { useMyTurn } from './use-my-turn';

/** The newest orders, all of them. */
const NEWEST_ORDERS = turnReport(() => true);

/** 待我处理: those of the newest orders that wait for the dealer (ORDER-01). */
export function TurnOrders({ filter }: { readonly filter: OrderFilter }) {
  const { values } = useReportFilter(NEWEST_ORDERS, filter);
  const { rows } = useReport(NEWEST_ORDERS, values, filter);
  const { isMyTurn, isUnsure } = useMyTurn(rows);
  return (
    <Orders
      report={turnReport(isMyTurn)}
      filter={filter}
      partial={isUnsure && '有订单的可用操作没有加载出来，也列在这里。'}
    />
  );
}
