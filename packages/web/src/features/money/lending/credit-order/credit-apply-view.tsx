import { Link } from 'react-router-dom';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { PayerBalances } from '#kits/money-form/payer-balances';
import { ReportTable } from '#kits/report/report-table';
import { href } from '#routes';
import { CREDIT_APPLICATIONS } from '../credit/application-report';
import { CREDIT_APPLY } from './credit-apply';

/** The application for an amount to order on credit, with those before it (FIN-08). */
export function CreditApplyView() {
  return (
    <MoneyFormPage
      form={CREDIT_APPLY}
      aside={({ payers }) => (
        <>
          <PayerBalances payers={payers} />
          <h2>申请说明</h2>
          <p>审批通过后，可以在有效期内先下单后付款；到期未用的额度自动失效。</p>
          <p>
            <Link to={href('loanLoanOrders')}>返回融资订单</Link>
          </p>
        </>
      )}
    >
      <section aria-label="申请记录">
        <h2>申请记录</h2>
        <ReportTable report={CREDIT_APPLICATIONS} actionsWidth={72} />
      </section>
    </MoneyFormPage>
  );
}
