import { getBillInfo } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { Money } from '#ui/text/money';
import { codeAndName } from '../order-codes';
import { type OrderDetail, returnStatusesQuery } from '../queries';

/** Who ordered what for whom, what is paid and what is owed, and whether goods come back. */
export function OrderFacts({ order }: { readonly order: OrderDetail }) {
  const account = useAccount();
  const returned = useQuery(returnStatusesQuery(account, [order.orderNo])).data?.[0];
  const { saletoCode } = account;
  const billQuery = { query: { saletoCode, orderNo: order.orderNo } };
  // A customer without an invoice title gets a refusal: the order then shows none.
  const bill = useQuery(accountQuery(getBillInfo, billQuery, account)).data;
  const { customerName } = account.saleInfo;
  const { depositAmount, restAmount, invoice } = order;
  const items = [
    {
      key: 'soldTo',
      label: '售达方',
      children: codeAndName(order.saletoCode ?? saletoCode, customerName),
    },
    { key: 'shipTo', label: '送达方', children: codeAndName(order.sendtoCode, order.sendtoAddress) },
    { key: 'payer', label: '付款方', children: codeAndName(order.payerCode, order.payerName) },
    { key: 'amount', label: '订单金额', children: <Money amount={order.amount} strong /> },
    ...(depositAmount === undefined
      ? []
      : [{ key: 'deposit', label: '已付定金', children: <Money amount={depositAmount} /> }]),
    ...(restAmount === undefined
      ? []
      : [{ key: 'rest', label: '待付金额', children: <Money amount={restAmount} strong /> }]),
    { key: 'typeNo', label: '订单类型编号', children: order.orderTypeNo },
    ...(order.groupingNo ? [{ key: 'group', label: '组单号', children: order.groupingNo }] : []),
    ...(invoice
      ? [{ key: 'invoice', label: '发票', children: `${invoice.invoiceNo}（${invoice.statusName}）` }]
      : []),
    ...(returned
      ? [{ key: 'return', label: '退货', children: `${returned.returnNo ?? ''} ${returned.statusName}` }]
      : []),
    { key: 'bill', label: '发票抬头', children: bill ? `${bill.title}（${bill.taxNo}）` : '—' },
    { key: 'remark', label: '备注', children: order.remark || '—' },
  ];
  return (
    <section className="panel order-panel" aria-label="订单信息">
      <Descriptions size="small" column={{ xs: 1, md: 2 }} items={items} />
    </section>
  );
}
