import { reportAhead } from '#kits/report/use-report';
import { MY_ORDERS } from './my-order-report';
import { Orders } from './orders';
import { TurnOrders } from './turn/turn-orders';
import { useOrderFilter } from './use-order-filter';

/** 我的订单: all orders, or those that wait for the dealer (ORDER-01). */
export function Component() {
  const filter = useOrderFilter();
  return filter.values.turn ? <TurnOrders filter={filter} /> : <Orders report={MY_ORDERS} filter={filter} />;
}

Component.callsAhead = reportAhead(MY_ORDERS);
