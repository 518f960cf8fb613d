import { dueStep } from '@dealer-portal/rules/projects';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { stepAddress } from '../project-address';
import { type ProjectDetail, projectQuery } from '../queries';
import { BusinessFacts } from './business-facts';

/** 商机详情: one opportunity, and the way to make it a project (FIN-10a). */
export function Component() {
  const [params] = useSearchParams();
  const projectNo = params.get('projectNo') ?? '';
  const opportunity = useQuery(projectQuery(useAccount(), projectNo));
  const { data } = opportunity;
  return (
    <div className="page">
      <PageHeader
        {...(data && { title: data.projectName })}
        context={<Link to={href('newBusinessCenter')}>商机中心</Link>}
        actions={data && <NextStep opportunity={data} />}
      />
      {projectNo === '' ? (
        <EmptyState title="请从商机中心选择一个商机" action={<ToOpportunities />} />
      ) : (
        <Loaded query={opportunity} failure={`商机 ${projectNo} 没有加载出来`} rows={8}>
          {(project) => <BusinessFacts opportunity={project} />}
        </Loaded>
      )}
    </div>
  );
}

/** The registration takes over all known facts; a registered opportunity leads to its project. */
function NextStep({ opportunity }: { readonly opportunity: ProjectDetail }) {
  const isOpen = dueStep(opportunity)?.step === 'REGISTER';
  return (
    <ButtonLink kind="primary" to={stepAddress(opportunity)}>
      {isOpen ? '登记为工程' : '看这个工程'}
    </ButtonLink>
  );
}

function ToOpportunities() {
  return (
    <ButtonLink kind="primary" to={href('newBusinessCenter')}>
      查看商机
    </ButtonLink>
  );
}
