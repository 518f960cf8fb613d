import { JobViews } from '#kits/report/job-views';
import { ReportTable } from '#kits/report/report-table';
import { useReport } from '#kits/report/use-report';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { Arriving } from '#ui/page/arriving';
import { PageHeader } from '#ui/page/page-header';
import { CREDIT_APPLICATIONS } from './application-report';
import { CREDIT_LINES } from './credit-report';
import { CreditStanding } from './credit-standing';
import '../lending.css';

/** 我的授信, 供应链金融授信: the credit in all and by lender, and the applications to order on credit (FIN-08). */
export function Component() {
  const { saletoCode } = useAccount();
  const { query, data } = useReport(CREDIT_LINES);
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={
          <ButtonLink kind="primary" to={href('loanPreLoanApply')}>
            去融资充值
          </ButtonLink>
        }
      />
      <JobViews />
      {query.isPending && <Arriving />}
      {data && <CreditStanding credit={data} />}
      <ReportTable report={CREDIT_LINES} />
      <section className="lending-second page-below" aria-label="信用订单申请">
        <h2>信用订单申请</h2>
        <ReportTable report={CREDIT_APPLICATIONS} actionsWidth={72} />
      </section>
    </div>
  );
}
