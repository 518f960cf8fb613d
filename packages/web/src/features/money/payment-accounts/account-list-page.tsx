import { ReportTable } from '#kits/report/report-table';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { accountActions, PAYMENT_ACCOUNTS } from './account-report';
import { LiquidationPanel } from './liquidation/liquidation-panel';

/** 开户信息: the accounts that were applied for, and how far the closing of one is (FIN-07, FIN-11). */
export function Component() {
  const { saletoCode } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode}`}
        actions={
          <ButtonLink kind="primary" to={href('accountsubmit')}>
            申请开户
          </ButtonLink>
        }
      />
      <ReportTable report={PAYMENT_ACCOUNTS} actions={accountActions} actionsWidth={104} />
      <LiquidationPanel />
    </div>
  );
}
