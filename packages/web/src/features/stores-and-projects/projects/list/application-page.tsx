import { ProjectList } from './project-list';
import { APPLICATIONS } from './project-report';

/** 工程申请: project prices to apply for and to accept (FIN-10). */
export function Component() {
  return <ProjectList report={APPLICATIONS} />;
}
