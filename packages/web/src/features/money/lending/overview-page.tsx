import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useReport } from '#kits/report/use-report';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Arriving } from '#ui/page/arriving';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { useSeesCredit } from '#widgets/payers/use-sees-credit';
import { ServiceChargeNotice } from './costs/service-charge-notice';
import { CREDIT_LINES } from './credit/credit-report';
import { CreditStanding } from './credit/credit-standing';
import { LendingLinks } from './lending-links';
import { NextDue } from './next-due';
import { serviceChargeQuery } from './queries';

/** 金融服务: the credit, what is due next, and the pages of financing, for those who may see them (FIN-08). */
export function Component() {
  const { saletoCode } = useAccount();
  const seesCredit = useSeesCredit();
  return (
    <div className="page">
      <PageHeader context={`售达方 ${saletoCode}`} />
      {seesCredit ? (
        <Overview />
      ) : (
        <EmptyState title="当前账号没有融资权限" reason="需要时请联系管理员开通融资菜单。" />
      )}
    </div>
  );
}

function Overview() {
  const { query, data } = useReport(CREDIT_LINES);
  const prompt = useQuery(serviceChargeQuery(useAccount()));
  return (
    <>
      {prompt.isPending && <Arriving />}
      <ServiceChargeNotice
        prompt={prompt.data}
        action={<Link to={href('supplyChainFinanceCharge')}>查看服务费</Link>}
      />
      <Loaded query={{ ...query, data }} failure="授信没有加载出来" rows={2}>
        {(credit) => <CreditStanding credit={credit} />}
      </Loaded>
      <NextDue />
      <LendingLinks />
    </>
  );
}
