import { Link } from 'react-router-dom';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { ReportTable } from '#kits/report/report-table';
import { href } from '#routes';
import { LIQUIDATION } from './liquidation-form';
import { BALANCES, OPEN_ORDERS, UNUSED_REBATES } from './liquidation-reports';
import './liquidation.css';

/** 清户: the form, and below it everything that has to be settled with the account (FIN-11). */
export function LiquidationPage() {
  return (
    <MoneyFormPage form={LIQUIDATION}>
      <p>
        <Link to={href('accountsubmit')}>返回开户提交</Link>
      </p>
      <section aria-label="未完成订单">
        <h2>未完成订单</h2>
        <ReportTable report={OPEN_ORDERS} />
      </section>
      <section aria-label="未使用返利">
        <h2>未使用返利</h2>
        <ReportTable report={UNUSED_REBATES} />
      </section>
      <section aria-label="账户余额">
        <h2>账户余额</h2>
        <ReportTable report={BALANCES} />
      </section>
    </MoneyFormPage>
  );
}
