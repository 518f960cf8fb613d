import { ReportPage } from '#kits/report/report-page';
import { href, type RouteName } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
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
        <ButtonLink kind="primary" to={href('accountsubmit')}>
          申请开户
        </ButtonLink>
      }
      headerActions={
        <ButtonLink kind="primary" to={href(payPage)}>
          去付款
        </ButtonLink>
      }
    />
  );
}

export function Component() {
  return <PayInfo payPage="payment" />;
}
