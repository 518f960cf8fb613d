import { piecesText } from '@dealer-portal/rules/money';
import { projectReason } from '@dealer-portal/rules/projects';
import { PROJECT_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PrintButton } from '#ui/button/print-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { type ProjectDetail, projectQuery } from '../queries';
import { Acceptance } from './acceptance';
import { DuePanel } from './due-panel';
import { GoodsTable } from './goods-table';
import { LifeRuler } from './life-ruler';
import { ProjectAside } from './project-aside';
import { useProjectNo } from './use-project-facts';
import { WithdrawButton } from './withdraw-button';
import '../projects.css';

interface ProjectViewProps {
  /** The list that leads here. */
  readonly list: 'newProjectCenter' | 'newProjectAccept';
}

const LIST_NAMES = { newProjectCenter: '工程项目', newProjectAccept: '项目验收' } as const;

/** One project: its life, the step that is due, products, money, people, documents and events (FIN-10). */
export function ProjectView({ list }: ProjectViewProps) {
  const projectNo = useProjectNo();
  const query = useQuery(projectQuery(useAccount(), projectNo));
  const project = query.data;
  return (
    <div className="page projects-page">
      <PageHeader
        {...(project && { title: project.projectName })}
        context={<ViewContext list={list} project={project} />}
        actions={
          project && (
            <>
              <PrintButton />
              <WithdrawButton project={project} />
            </>
          )
        }
      />
      {projectNo === '' ? (
        <NoProject list={list} />
      ) : (
        <Loaded query={query} failure="工程没有加载出来" rows={8} isKept>
          {(data) => <ProjectBody key={projectNo} project={data} onRefresh={query.refetch} />}
        </Loaded>
      )}
    </div>
  );
}

interface ViewContextProps extends ProjectViewProps {
  readonly project: ProjectDetail | undefined;
}

function ViewContext({ list, project }: ViewContextProps) {
  const link = <Link to={href(list)}>{LIST_NAMES[list]}</Link>;
  if (!project) return link;
  const units = project.productList && piecesText(project.productList.map(({ number }) => number));
  const facts = [project.projectNo, project.customerName, units, projectReason(project)];
  return (
    <>
      {link} · {facts.filter(Boolean).join(' · ')}
    </>
  );
}

function NoProject({ list }: ProjectViewProps) {
  return (
    <EmptyState
      title="请从列表选择一个工程"
      action={
        <ButtonLink kind="primary" to={href(list)}>
          查看{LIST_NAMES[list]}
        </ButtonLink>
      }
    />
  );
}

interface ProjectBodyProps {
  readonly project: ProjectDetail;
  readonly onRefresh: () => Promise<unknown>;
}

function ProjectBody({ project, onRefresh }: ProjectBodyProps) {
  const hasEnded =
    project.status === PROJECT_STATES.settled.value || project.status === PROJECT_STATES.withdrawn.value;
  return (
    <div className="project-view">
      <div className="project-main">
        <LifeRuler project={project} />
        {!hasEnded && <DuePanel project={project} onRefresh={onRefresh} />}
        <Acceptance project={project} />
        <GoodsTable project={project} />
      </div>
      <ProjectAside project={project} />
    </div>
  );
}
