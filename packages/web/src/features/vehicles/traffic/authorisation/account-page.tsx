import { JobViews } from '#kits/report/job-views';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { codeAndName } from '#ui/text/joined';
import { AccountTable } from './account-table';

/** 整车账户: the payers for whole vehicles and their balances (TRAF-01). */
export function Component() {
  const { saletoCode, saleInfo } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${codeAndName(saletoCode, saleInfo.customerName)}`}
        actions={<ButtonLink to={href('trafficAccountNew')}>查看占用明细</ButtonLink>}
      />
      <JobViews />
      <AccountTable hasClaims={false} />
    </div>
  );
}
