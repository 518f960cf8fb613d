import { placeName } from '@dealer-portal/rules/address-book';
import { piecesText } from '@dealer-portal/rules/money';
import { hasEnded } from '@dealer-portal/rules/order-list';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { OrderActionHost, useOrderActions } from '#kits/order-actions/order-action-host';
import type { CallsAhead } from '#platform/calls/calls-of-page';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { Timeline } from '#ui/text/timeline';
import { DocumentLine } from '#widgets/document-line/document-line';
import { ArrivalOf } from '#widgets/orders/arrival-note';
import { NoOrder } from '#widgets/orders/no-order';
import { NumberLookUp } from '#widgets/orders/number-look-up';
import { unitsOf } from '#widgets/orders/order-codes';
import { OrderLines } from '#widgets/orders/order-lines';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import { usePlacedFacts } from '#widgets/orders/placed-facts';
import { type OrderDetail, orderButtonsQuery, orderQuery } from '#widgets/orders/queries';
import { PrintPaper } from '#widgets/paper/print-paper';
import { OrderButtons } from './order-buttons';
import { OrderDeliveries } from './order-deliveries';
import { OrderDocuments } from './order-documents';
import { OrderFacts } from './order-facts';
import { OrderMoney } from './order-money';
import { OrderSteps } from './order-steps';
import '#widgets/orders/orders.css';
import './order-detail.css';
import { minuteText } from '#ui/text/wire-text';

/** 订单详情: one order with its lines, payer, deliveries, progress and what can be done with it (ORDER-01). */
export function Component() {
  const account = useAccount();
  const [params] = useSearchParams();
  const orderNo = params.get('orderNo') ?? '';
  const orders = useQuery(orderQuery(account, orderNo));
  if (orderNo === '') {
    return (
      <div className="page">
        <PageHeader />
        <NumberLookUp name="orderNo" label="订单号" />
      </div>
    );
  }
  const order = orders.data?.find((item) => item.orderNo === orderNo);
  if (order) return <Order key={orderNo} order={order} />;
  return (
    <div className="page">
      <PageHeader />
      <Loaded query={orders} failure="订单没有加载出来" rows={8}>
        {() => <NoOrder orderNo={orderNo} />}
      </Loaded>
    </div>
  );
}

function Order({ order }: { readonly order: OrderDetail }) {
  return (
    <OrderActionHost>
      <div className="page order-page">
        <PageHeader
          title={`订单 ${order.orderNo}`}
          trail={[
            <Link key="list" to={href('myOrder')}>
              我的订单
            </Link>,
          ]}
          context={
            <>
              {ORDER_STATUS.render(order)} {minuteText(order.createDate)} 下单 ·{' '}
              {piecesText([unitsOf(order)])} · 送 {placeName(order.sendtoAddress)} <ArrivalOf order={order} />{' '}
              <OwnNumber orderNo={order.orderNo} />
            </>
          }
          actions={
            <>
              <PrintOrder order={order} />
              <OrderAgain order={order} />
            </>
          }
        />
        <div className="order-columns">
          <aside className="order-side" aria-label="金额和下一步">
            <OrderMoney order={order} />
            <section className="no-print" aria-label="下一步">
              <h2>下一步</h2>
              <OrderButtons order={order} />
            </section>
            <section aria-label="订单进展">
              <h2>订单进展</h2>
              <Timeline events={order.timeline} />
            </section>
            <OrderDocuments order={order} />
          </aside>
          <div>
            <OrderSteps order={order} />
            <DocumentLine pageKind="order" of={{ orderNo: order.orderNo }} />
            <OrderLines lines={order.lineList} amount={order.amount} />
            <OrderDeliveries order={order} />
            <OrderFacts order={order} />
          </div>
        </div>
      </div>
    </OrderActionHost>
  );
}

/** The order as a paper of its own, to be signed where it arrives. */
function PrintOrder({ order }: { readonly order: OrderDetail }) {
  const account = useAccount();
  const { ownNumber } = usePlacedFacts(account.saletoCode).get(order.orderNo) ?? {};
  const paperOf = async () => {
    const { orderPaper } = await import('./order-paper');
    return orderPaper(order, account, ownNumber);
  };
  return <PrintPaper label="打印订单" paperOf={paperOf} />;
}

/** The dealer's own number, where the order was placed in this browser. */
function OwnNumber({ orderNo }: { readonly orderNo: string }) {
  const number = usePlacedFacts(useAccount().saletoCode).get(orderNo)?.ownNumber;
  return number ? <>您的单号 {number}</> : null;
}

/** 再次购买 in the title row, while the next step is another one; the server says whether an order has it (ORDER-01). */
function OrderAgain({ order }: { readonly order: OrderDetail }) {
  const run = useOrderActions();
  const { data } = useQuery(orderButtonsQuery(useAccount(), order.orderNo));
  if (hasEnded(order.status)) return null;
  const isOffered = data?.buttonList?.some(({ code }) => code === 'rebuy') ?? true;
  return (
    <ReasonButton
      disabledReason={isOffered ? undefined : '这张订单现在不能再次购买'}
      onClick={() => run('rebuy', order)}
    >
      再次购买
    </ReasonButton>
  );
}

Component.callsAhead = ((ask, account, { searchParams }) => {
  const orderNo = searchParams.get('orderNo');
  if (orderNo) ask(orderQuery(account, orderNo));
}) satisfies CallsAhead;
