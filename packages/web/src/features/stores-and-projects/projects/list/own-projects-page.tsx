import { ProjectList } from './project-list';
import { OWN_PROJECTS } from './project-report';

/** 我的工程: the projects that the user handles (FIN-10). */
export function Component() {
  return <ProjectList report={OWN_PROJECTS} hasStrip />;
}
