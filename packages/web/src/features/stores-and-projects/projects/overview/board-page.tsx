import { formatYuan } from '@dealer-portal/rules/money';
import { isDueSoon, projectReason, stageSums } from '@dealer-portal/rules/projects';
import { Link } from 'react-router-dom';
import { goodsText } from '../list/project-report';
import { projectAddress } from '../project-address';
import type { Project } from '../queries';
import { WithProjects } from './with-projects';
import '../projects.css';

/** 易工程看板: the projects under their stages, with sums and what is due (FIN-10). */
export function Component() {
  return (
    <WithProjects>
      {({ records }) => (
        <div className="project-board">
          {stageSums(records).map(({ code, name, projects, amount }) => (
            <section key={code} aria-label={name}>
              <h2>
                <span>
                  {name} {projects.length}
                </span>
                <span className="figure">{projects.length > 0 ? formatYuan(amount) : '—'}</span>
              </h2>
              <ul>
                {projects.map((project) => (
                  <Card key={project.projectNo} project={project} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </WithProjects>
  );
}

function Card({ project }: { readonly project: Project }) {
  const isDue = isDueSoon(project, new Date());
  return (
    <li className="project-card">
      <Link to={projectAddress(project)}>{project.projectName}</Link>
      <span className="secondary">{project.customerName}</span>
      <span className="secondary">{goodsText(project)}</span>
      <strong className="figure">{formatYuan(project.amount)}</strong>
      <span className={isDue ? 'is-due' : 'secondary'}>{projectReason(project)}</span>
    </li>
  );
}
