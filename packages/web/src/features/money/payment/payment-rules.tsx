import { Link } from 'react-router-dom';
import { PayerBalances, type PayerFacts } from '#kits/money-form/payer-balances';
import { href } from '#routes';

/** The part next to the form: the payers' balances, and the next steps of a payment. */
export function PaymentRules({ payers }: PayerFacts) {
  return (
    <>
      <PayerBalances payers={payers} />
      <h2>付款说明</h2>
      <p>提交后生成付款单，再到收银台付款。同一笔不要提交两次。</p>
      <p>
        <Link to={href('paymentOrders')}>付款单</Link>　<Link to={href('receipts')}>到账后的收据</Link>
      </p>
    </>
  );
}
