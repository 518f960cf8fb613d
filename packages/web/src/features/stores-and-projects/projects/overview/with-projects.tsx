import type { Data } from '@dealer-portal/sdk';
import type { queryProjects } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { AgreementLine } from '../list/agreement-line';
import { allProjectsQuery } from '../queries';
import '../projects.css';

interface WithProjectsProps {
  readonly children: (data: Data<typeof queryProjects>) => ReactNode;
}

/** A page over all projects of the customer: its title, and what stands there until they are read or while there are none. */
export function WithProjects({ children }: WithProjectsProps) {
  const query = useQuery(allProjectsQuery(useAccount()));
  return (
    <div className="page projects-page">
      <PageHeader
        context={<AgreementLine />}
        contextRoom={1}
        actions={
          <>
            <ButtonLink to={href('projectList')}>项目列表</ButtonLink>
            <ButtonLink kind="primary" to={href('newProject')}>
              登记工程
            </ButtonLink>
          </>
        }
      />
      <Loaded
        query={query}
        failure="工程没有加载出来"
        empty={<EmptyState title="还没有工程" reason="登记工程后，这里按环节汇总。" />}
      >
        {children}
      </Loaded>
    </div>
  );
}
