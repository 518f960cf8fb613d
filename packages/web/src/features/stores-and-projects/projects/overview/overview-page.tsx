import { formatYuan } from '@dealer-portal/rules/money';
import { dueProjects, dueStep, projectReason, stageSums } from '@dealer-portal/rules/projects';
import { Link } from 'react-router-dom';
import { href, type RouteName, routes } from '#routes';
import { EmptyState } from '#ui/page/states';
import { documentAddress } from '#widgets/document-line/document-address';
import { projectAddress, stepAddress } from '../project-address';
import type { Project } from '../queries';
import { WithProjects } from './with-projects';
import '../projects.css';

const LINKS: readonly RouteName[] = [
  'easymyproject',
  'easyverify',
  'easyapply',
  'newProjectAccept',
  'newProjectCare',
  'easyboard',
  'easyhpsview',
  'newBusinessCenter',
  'easycustmsg',
  'easycustmsgdai',
  'easyhelp',
];

/** 易工程首页: what is due, the sums of the stages, and the way to every page (FIN-10). */
export function Component() {
  return (
    <WithProjects>
      {({ records }) => (
        <div className="project-overview">
          <Due projects={dueProjects(records)} />
          <div>
            <Stages projects={records} />
            <section aria-label="功能">
              <h2>功能</h2>
              <ul className="project-pages">
                {LINKS.map((name) => (
                  <li key={name}>
                    <Link to={href(name)}>{routes[name].title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      )}
    </WithProjects>
  );
}

function Due({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <section aria-label="待我处理">
      <h2>待我处理 {projects.length} 个</h2>
      {projects.length === 0 && <EmptyState title="没有要处理的工程" reason="轮到您时会出现在这里。" />}
      <ul>
        {projects.map((project) => (
          <li key={project.projectNo}>
            <span>
              <Link to={projectAddress(project)}>{project.projectName}</Link>{' '}
              <span className="secondary">{projectReason(project)}</span>
            </span>
            <span>
              <span className="figure">{formatYuan(project.amount)}</span>{' '}
              <Link to={stepAddress(project)}>{dueStep(project)?.label}</Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stages({ projects }: { readonly projects: readonly Project[] }) {
  return (
    <section aria-label="各环节">
      <h2>各环节</h2>
      <ul>
        {stageSums(projects).map(({ code, name, projects: ofStage, amount }) => (
          <li key={code}>
            <Link to={documentAddress('projectList', { stage: code }) ?? ''}>
              {name} {ofStage.length} 个
            </Link>
            <span className="figure">{formatYuan(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
