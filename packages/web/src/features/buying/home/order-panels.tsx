import { placeName } from '@dealer-portal/rules/address-book';
import { isOnItsWay, monthDay, nextStep } from '@dealer-portal/rules/home';
import { formatYuan, piecesText } from '@dealer-portal/rules/money';
import { orderProgress } from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Ruler } from '#ui/ruler/ruler';
import { countText, joined, stateText } from '#ui/text/joined';
import { listOf } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { OfferedLink } from '#widgets/links/offered-link';
import { Panel } from './panel';
import { deliveriesQuery, newestWords, type Order, recentOrdersQuery } from './queries';
import { useOpenTails } from './use-open-tails';
import '#widgets/goods/goods-cells.css';
import './home.css';

/** 到货: what was sent and is not signed for yet. Assumption: no call says on which day it arrives, so the day of dispatch stands there. */
export function ArrivalPanel() {
  const query = useQuery(deliveriesQuery(useAccount(), true));
  const sent = (query.data?.records ?? []).filter(({ status }) => isOnItsWay(status));
  return (
    <Panel
      title="到货"
      note={
        sent.length > 0
          ? `${newestWords(query.data)}在途 ${piecesText(sent.map(({ number }) => number))}`
          : ''
      }
      query={query}
      rows={2}
      isEmpty={() => sent.length === 0}
      empty={`${newestWords(query.data)}没有在途的货。`}
    >
      {() => (
        <ul className="home-rows">
          {sent.slice(0, 3).map((note) => (
            <li key={note.dn} className="side-row">
              <span>
                <strong>{note.deliveryDate ? `${monthDay(note.deliveryDate)} 发货` : '已发货'}</strong>{' '}
                {note.orderNo} · {note.number} 台
                <span className="goods-second">
                  {listOf(note.lineList)
                    .map(({ productModel, number }) => joined([productModel, countText(number, '台')]))
                    .join('、')}
                </span>
              </span>
              <OfferedLink to="logisticsDetail" search={`?orderNo=${note.orderNo}`}>
                查看物流
              </OfferedLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The next step while the tail is open. */
const PAY_REST = { act: '支付尾款', page: 'order' } as const;

/** So many of the last orders are shown. */
const LAST_ORDERS = 4;

/** 最近订单: how far each one is, and what comes next (ORDER-01). */
export function LastOrders() {
  const query = useQuery(recentOrdersQuery(useAccount(), true));
  const { tails } = useOpenTails(true);
  return (
    <Panel
      title="最近订单"
      action={<OfferedLink to="myOrder">全部订单</OfferedLink>}
      query={query}
      rows={LAST_ORDERS}
      isEmpty={({ records }) => records.length === 0}
      empty="还没有订单。"
    >
      {({ records }) => (
        <ul className="home-rows">
          {records.slice(0, LAST_ORDERS).map((order) => (
            <OrderRow key={order.orderTypeNo} order={order} rest={tails?.byOrder.get(order.orderNo)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface OrderRowProps {
  readonly order: Order;
  /** The unpaid amount. */
  readonly rest: string | undefined;
}

function OrderRow({ order, rest }: OrderRowProps) {
  const { shipTos } = useAccount();
  const { orderNo, status, statusName, amount, createDate, sendtoCode } = order;
  const { value, isDone } = orderProgress(status);
  const { act, page } = rest === undefined ? nextStep(status) : PAY_REST;
  const shipTo = shipTos.find((item) => item.sendtoCode === sendtoCode);
  const search = `?orderNo=${orderNo}`;
  return (
    <li className="side-row">
      <span>
        <Link to={`${href('orderDetail')}${search}`}>{orderNo}</Link>{' '}
        <Ruler value={value} width={64} tone={isDone ? 'success' : 'primary'} /> {stateText(statusName)}
        <span className="goods-second">
          <Money amount={amount} /> · {monthDay(createDate)} 提交
          {rest !== undefined && <span className="goods-due"> · 待付尾款 {formatYuan(rest)}</span>}
          {rest === undefined && shipTo && ` · 送 ${placeName(shipTo.sendtoAddress)}`}
        </span>
      </span>
      <OfferedLink
        to={page === 'logistics' ? 'logisticsDetail' : 'orderDetail'}
        search={search}
        aria-label={`${act}：${orderNo}`}
      >
        {act}
      </OfferedLink>
    </li>
  );
}
