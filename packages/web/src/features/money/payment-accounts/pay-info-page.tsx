import { Link } from 'react-router-dom';
import { ReportPage } from '#kits/report/report-page';
import { href, type RouteName } from '#routes';
import { buttonClass } from '#ui/button/button-class';
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
        <Link to={href('accountsubmit')} className={buttonClass({ kind: 'primary' })}>
          申请开户
        </Link>
      }
      headerActions={
        <Link to={href(payPage)} className={buttonClass({ kind: 'primary' })}>
          去付款
        </Link>
      }
    />
  );
}

export function Component() {
  return <PayInfo payPage="payment" />;
}
