import { dueStep } from '@dealer-portal/rules/projects';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { MoneyFormPage } from '#kits/money-form/money-form-page';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { joined } from '#ui/text/joined';
import { projectAddress } from '../project-address';
import { type ProjectDetail, projectQuery } from '../queries';
import { useProjectNo } from '../view/use-project-facts';
import { registrationForm } from './registration';
import '../projects.css';

/** 新建项目, 新建工程: registers a project, or goes on with a draft or an opportunity (FIN-10). */
export function Component() {
  const projectNo = useProjectNo();
  const query = useQuery(projectQuery(useAccount(), projectNo));
  if (projectNo === '') return <Registration key="new" project={undefined} />;
  if (query.data) return <Known key={projectNo} project={query.data} />;
  return (
    <div className="page">
      <PageHeader context={projectNo} />
      <Loaded query={query} failure="草稿没有加载出来">
        {() => null}
      </Loaded>
    </div>
  );
}

function Registration({ project }: { readonly project: ProjectDetail | undefined }) {
  const form = useMemo(() => registrationForm(project), [project]);
  return <MoneyFormPage form={form} />;
}

/** A registered opportunity is not registered again. */
function Known({ project }: { readonly project: ProjectDetail }) {
  if (dueStep(project)?.step === 'REGISTER') return <Registration project={project} />;
  return (
    <div className="page">
      <PageHeader context={project.projectNo} />
      <EmptyState
        title={joined([project.projectName || project.projectNo, '已经登记'])}
        reason="登记过的内容由客户经理核实，不能再改。"
        action={
          <ButtonLink kind="primary" to={projectAddress(project)}>
            看这个工程
          </ButtonLink>
        }
      />
    </div>
  );
}
