import { PROJECT_STATE } from '@dealer-portal/rules/projects';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { BusinessFacts } from './business-facts';
import { type Opportunity, opportunityQuery } from './queries';
import { RegisterDialog } from './register-dialog';

/** 商机详情: one opportunity, and the way to make it a project (FIN-10a). */
export function Component() {
  const [params] = useSearchParams();
  const projectNo = params.get('projectNo') ?? '';
  const opportunity = useQuery(opportunityQuery(useAccount(), projectNo));
  const { data } = opportunity;
  return (
    <div className="page">
      <PageHeader
        {...(data && { title: data.projectName })}
        context={<Link to={href('newBusinessCenter')}>商机中心</Link>}
        actions={data && <Register opportunity={data} />}
      />
      {projectNo === '' ? (
        <EmptyState title="请从商机中心选择一个商机" action={<ToOpportunities />} />
      ) : (
        <Loaded query={opportunity} failure={`商机 ${projectNo} 没有加载出来`} rows={8}>
          {(match) => <BusinessFacts opportunity={match} />}
        </Loaded>
      )}
    </div>
  );
}

function Register({ opportunity }: { readonly opportunity: Opportunity }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ReasonButton
        type="primary"
        disabledReason={reasonAgainstRegistration(opportunity)}
        onClick={() => setAsking(true)}
      >
        登记为工程
      </ReasonButton>
      {isAsking && <RegisterDialog opportunity={opportunity} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What an opportunity lacks before it can be registered. */
function reasonAgainstRegistration(opportunity: Opportunity): string | undefined {
  const { status, statusName, customerName, address, productList } = opportunity;
  if (status !== PROJECT_STATE.opportunity) return `已是工程，${statusName}`;
  const missing = [!customerName && '客户', !address && '工程地址', productList.length === 0 && '商品'];
  const names = missing.filter(Boolean).join('、');
  return names === '' ? undefined : `还缺${names}，请联系客户经理补全`;
}

function ToOpportunities() {
  return (
    <Link to={href('newBusinessCenter')}>
      <Button type="primary">查看商机</Button>
    </Link>
  );
}
