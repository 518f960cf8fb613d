import { formatYuan } from '@dealer-portal/rules/money';
import { codeAndName } from '#ui/text/joined';
import { Money } from '#ui/text/money';
import type { OrderDetail } from '#widgets/orders/queries';
import './order-detail.css';

/** The unpaid amount, the one large figure of the page, and its parts. */
export function OrderMoney({ order }: { readonly order: OrderDetail }) {
  const { amount, depositAmount, restAmount, payerCode, payerName, payer } = order;
  return (
    <section aria-label="金额">
      <h2>金额</h2>
      <dl className="order-money">
        {restAmount !== undefined && (
          <>
            <dt>待付金额</dt>
            <dd className="order-open-amount">{formatYuan(restAmount)}</dd>
          </>
        )}
        <dt>订单金额</dt>
        <dd>
          <Money amount={amount} strong />
        </dd>
        {depositAmount !== undefined && (
          <>
            <dt>已付定金</dt>
            <dd>
              <Money amount={depositAmount} />
            </dd>
          </>
        )}
        <dt>付款方</dt>
        <dd>{codeAndName(payerCode, payerName)}</dd>
        {!!restAmount && payer?.payerBalance && (
          <>
            <dt>可用余额</dt>
            <dd>
              <Money amount={payer.payerBalance.balance} />
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
