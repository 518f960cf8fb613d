import { readFigure } from '@dealer-portal/rules/money';
import { Link } from 'react-router-dom';
import { useReport, useReportFilter } from '#kits/report/use-report';
import { href } from '#routes';
import { Orders } from '../orders';
import type { OrderFilter } from '../use-order-filter';
import { LOOKED_THROUGH, turnReport } from './turn-report';
import { useMyTurn } from './use-my-turn';

/** The newest orders, all of them. */
const NEWEST_ORDERS = turnReport(() => true);

/** 待我处理: those of the newest orders that wait for the dealer; they come as their buttons are known (ORDER-01). */
export function TurnOrders({ filter }: { readonly filter: OrderFilter }) {
  const { values } = useReportFilter(NEWEST_ORDERS, filter);
  const { rows, data } = useReport(NEWEST_ORDERS, values, filter);
  const total = readFigure(data?.total);
  const isPart = total !== undefined && total > LOOKED_THROUGH;
  const { isMyTurn, isUnsure, pendingCount } = useMyTurn(rows);
  const search = `还有 ${pendingCount} 单正在查看。`;
  const isLooking = pendingCount > 0;
  return (
    <Orders
      report={turnReport(isMyTurn)}
      filter={filter}
      empty={isLooking ? { title: '正在查找等您处理的订单', reason: search } : NOTHING_TO_DO}
      partial={
        (isLooking && rows.some(isMyTurn) && search) ||
        (isUnsure && '有订单的可用操作没有加载出来，也列在这里。') ||
        (isPart && `共 ${total} 单，只在最近 ${LOOKED_THROUGH} 单中查找；更早的请按日期查询。`)
      }
    />
  );
}

const NOTHING_TO_DO = {
  title: '没有等您处理的订单',
  reason: `在最近 ${LOOKED_THROUGH} 单中查找。`,
  action: <Link to={href('myOrder')}>查看全部订单</Link>,
};
