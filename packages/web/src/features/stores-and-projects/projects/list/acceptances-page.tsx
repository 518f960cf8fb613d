import { ProjectList } from './project-list';
import { ACCEPTANCES, acceptanceActions } from './project-report';

/** 项目验收: what has been delivered waits for its acceptance (FIN-10). */
export function Component() {
  return <ProjectList report={ACCEPTANCES} actions={acceptanceActions} />;
}
