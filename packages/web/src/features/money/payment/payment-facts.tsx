import type { Money } from '@dealer-portal/rules/money';
import { Descriptions } from 'antd';
import '#ui/antd/fact-table.css';
import { useCapitals } from '#kits/money-form/use-capitals';
import { minuteText } from '#ui/text/wire-text';
import type { KnownPayment } from './use-known-payment';

interface PaymentFactsProps {
  readonly paymentNo: string;
  readonly amount: Money | undefined;
  readonly known: KnownPayment;
}

/** Everything that is known of a payment; what the server does not say has no line. */
export function PaymentFacts({ paymentNo, amount, known }: PaymentFactsProps) {
  const { payerCode = known.payerCode, payerName, payTime, voucherNo, receiptNo } = known.answer ?? {};
  const capitals = useCapitals(amount);
  const facts = [
    { key: 'number', label: '付款单号', children: paymentNo },
    { key: 'capitals', label: '金额大写', children: capitals },
    { key: 'payer', label: '入账付款方', children: [payerName, payerCode].filter(Boolean).join(' ') },
    { key: 'time', label: '到账时间', children: minuteText(payTime) },
    { key: 'voucher', label: '凭证号', children: voucherNo },
    { key: 'receipt', label: '收据号', children: receiptNo },
  ];
  return <Descriptions column={1} size="small" items={facts.filter(({ children }) => Boolean(children))} />;
}
