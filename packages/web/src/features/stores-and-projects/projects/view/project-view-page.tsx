import { ProjectView } from './project-view';

/** 项目详情: the project of the address (FIN-10). */
export function Component() {
  return <ProjectView list="newProjectCenter" />;
}
