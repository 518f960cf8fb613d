import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { LOAN_ACCOUNTS } from './account-report';

/** 未绑定提示: that financing needs a bank account, until one is bound; then which one it is (FIN-08). */
export function Component() {
  return (
    <ReportPage
      report={LOAN_ACCOUNTS}
      emptyAction={
        <ButtonLink kind="primary" to={href('loanBindBankApply')}>
          去绑定银行
        </ButtonLink>
      }
    />
  );
}
