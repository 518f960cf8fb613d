import { namedOrdersText } from '@dealer-portal/rules/movement';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PayerBalances } from '#kits/money-form/payer-balances';
import { href } from '#routes';
import { NoticeLine } from '#ui/page/notice-line';
import { codeAndName, stateText } from '#ui/text/joined';
import { listOf, UNREAD_LINES } from '#ui/text/list-of';
import { Money } from '#ui/text/money';
import { financeApply } from './finance-apply';
import type { ApplyFacts } from './use-apply-facts';
import '#kits/money-form/money-form.css';

/** 融资充值: applies for financing, of the orders that the address names or of none (FIN-08). */
export function Component() {
  const [params] = useSearchParams();
  const orders = params.getAll('orderNo').join(' ');
  const form = useMemo(() => financeApply(orders.split(' ').filter(Boolean)), [orders]);
  return <MoneyFormPage key={orders} form={form} aside={(facts) => <ApplyAside facts={facts} />} />;
}

/** The orders with their state, the remaining credit, the balances, and the organisations that may get the money. */
function ApplyAside({ facts: { credit, payers, orgs, chosen } }: { readonly facts: ApplyFacts }) {
  return (
    <>
      {chosen.refusals.length > 0 && (
        <NoticeLine action={<Link to={href('loanBatchOrders')}>重新选择</Link>}>
          {namedOrdersText(chosen)}
        </NoticeLine>
      )}
      {chosen.orders.length > 0 && (
        <>
          <h2>融资订单</h2>
          <dl className="money-balances">
            {chosen.orders.map(({ orderNo, financeAmount, statusName }) => (
              <div key={orderNo}>
                <dt>
                  {orderNo} {stateText(statusName)}
                </dt>
                <dd>
                  <Money amount={financeAmount} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h2>授信额度</h2>
      <dl className="money-balances">
        {!credit.creditList && <dt>{UNREAD_LINES}</dt>}
        {listOf(credit.creditList).map(({ bankName, availableAmount }) => (
          <div key={bankName}>
            <dt>{bankName}可用</dt>
            <dd>
              <Money amount={availableAmount} />
            </dd>
          </div>
        ))}
      </dl>
      <PayerBalances payers={payers} />
      <h2>充值销售组织</h2>
      <p>
        {orgs.map(({ saleOrgCode, saleOrgName }) => codeAndName(saleOrgCode, saleOrgName, ' ')).join('、') ||
          '没有登记'}
      </p>
      <h2>费用说明</h2>
      <p>利息按一年 360 天计算，到期一次付清；提前归还只收到归还当天的利息。服务费在放款后另行收取。</p>
    </>
  );
}
