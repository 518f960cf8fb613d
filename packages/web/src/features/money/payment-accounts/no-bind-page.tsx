import { Link } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { LOAN_ACCOUNTS } from './account-report';

/** 未绑定提示: that financing needs a bank account, until one is bound; then which one it is (FIN-08). */
export function Component() {
  return (
    <ReportPage
      report={LOAN_ACCOUNTS}
      emptyAction={
        <Link to={href('loanBindBankApply')} className={buttonClass({ kind: 'primary' })}>
          去绑定银行
        </Link>
      }
    />
  );
}
