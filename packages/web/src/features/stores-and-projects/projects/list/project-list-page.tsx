import { ProjectList } from './project-list';
import { PROJECTS } from './project-report';

/** 项目列表, 项目中心: all projects by stage (FIN-10). */
export function Component() {
  return <ProjectList report={PROJECTS} hasStrip />;
}
