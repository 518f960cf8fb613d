import { Button } from 'antd';
import { Link } from 'react-router';
import { href, type RouteName } from '#routes';
import { ReportPage } from '#widgets/report/report-page';
import { OPEN_ACCOUNTS } from './account-report';

interface PayInfoProps {
  /** The page on which is paid. */
  readonly payPage: RouteName;
}

/** 付款信息: the accounts that a payment can be made with, and the way to it (FIN-07). */
export function PayInfo({ payPage }: PayInfoProps) {
  return (
    <ReportPage
      report={OPEN_ACCOUNTS}
      emptyAction={
        <Link to={href('accountsubmit')}>
          <Button type="primary">申请开户</Button>
        </Link>
      }
      headerActions={
        <Link to={href(payPage)}>
          <Button type="primary">去付款</Button>
        </Link>
      }
    />
  );
}

export function Component() {
  return <PayInfo payPage="payment" />;
}
