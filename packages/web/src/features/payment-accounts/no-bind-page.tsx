import { Button } from 'antd';
import { Link } from 'react-router';
import { href } from '#routes';
import { ReportPage } from '#widgets/report/report-page';
import { LOAN_ACCOUNTS } from './account-report';

/** 未绑定提示: that financing needs a bank account, until one is bound; then which one it is (FIN-08). */
export function Component() {
  return (
    <ReportPage
      report={LOAN_ACCOUNTS}
      emptyAction={
        <Link to={href('loanBindBankApply')}>
          <Button type="primary">去绑定银行</Button>
        </Link>
      }
    />
  );
}
