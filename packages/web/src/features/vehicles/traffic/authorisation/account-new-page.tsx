import { JobViews } from '#kits/report/job-views';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { codeAndName } from '#ui/text/joined';
import { AccountTable } from './account-table';

/** 整车账户（新版）: what each payer has left after the cart and the unpaid orders (TRAF-01). */
export function Component() {
  const { saletoCode, saleInfo } = useAccount();
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${codeAndName(saletoCode, saleInfo.customerName)} · 还可使用 = 可用余额 − 购物车占用 − 未付订单`}
        actions={<ButtonLink to={href('trafficAccept')}>查看整车订单</ButtonLink>}
      />
      <JobViews />
      <AccountTable hasClaims />
    </div>
  );
}
