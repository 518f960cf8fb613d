import { getBillInfo } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useInSight } from '#ui/drawing/use-in-sight';
import { codeAndName, joined, stateText } from '#ui/text/joined';
import { type OrderDetail, returnStatusesQuery } from '#widgets/orders/queries';
import '#widgets/orders/orders.css';
import './order-detail.css';

/** The buyer and the receiver, the invoice title, and whether products come back; both asked for when their place is seen. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const account = useAccount();
  const place = useRef<HTMLElement>(null);
  const enabled = useInSight(place, 0);
  const returns = useQuery({ ...returnStatusesQuery(account, [order.orderNo]), enabled });
  const returned = returns.data?.find(({ bstnk }) => bstnk === order.orderNo);
  const { saletoCode } = account;
  const billQuery = { query: { saletoCode, orderNo: order.orderNo } };
  // A customer without an invoice title gets a refusal: the order then shows none.
  const bill = useQuery({ ...asideQuery(getBillInfo, billQuery, account), enabled }).data;
  const { customerName } = account.saleInfo;
  const items = [
    {
      key: 'soldTo',
      label: '售达方',
      children: codeAndName(order.saletoCode ?? saletoCode, customerName),
    },
    { key: 'shipTo', label: '送达方', children: codeAndName(order.sendtoCode, order.sendtoAddress) },
    { key: 'typeNo', label: '订单类型编号', children: order.orderTypeNo },
    ...(order.groupingNo ? [{ key: 'group', label: '组单号', children: order.groupingNo }] : []),
    ...(returned
      ? [
          {
            key: 'return',
            label: '退货',
            children: joined([returned.returnNo, stateText(returned.statusName)]),
          },
        ]
      : []),
    { key: 'bill', label: '发票抬头', children: bill ? `${bill.title}（${bill.taxNo}）` : '—' },
    { key: 'remark', label: '备注', children: order.remark || '—' },
  ];
  return (
    <section ref={place} className="order-panel" aria-label="订单信息">
      <h2>送货和开票</h2>
      <dl className="order-facts">
        {items.map(({ key, label, children }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{children}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
