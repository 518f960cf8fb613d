import { isOn } from '@dealer-portal/rules/states';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import type { OrderDetail } from '#widgets/orders/queries';

/** The payer, the price of the order, the paid and the owed amount. */
export function OwedFacts({ order }: { readonly order: OrderDetail }) {
  const { payerCode, payerName, amount, depositAmount, restAmount, yqStatus } = order;
  const items = [
    { key: 'payer', label: '付款方', children: codeAndName(payerCode, payerName) },
    { key: 'amount', label: '订单金额', children: <Money amount={amount} /> },
    ...(depositAmount === undefined
      ? []
      : [{ key: 'deposit', label: '已付定金', children: <Money amount={depositAmount} /> }]),
    { key: 'rest', label: '待付金额', children: <Money amount={restAmount} strong /> },
    ...(isOn(yqStatus)
      ? [{ key: 'overdue', label: '逾期', children: '已逾期，请先支付寄库费或申请延期' }]
      : []),
  ];
  return <Descriptions column={1} size="small" items={items} />;
}
