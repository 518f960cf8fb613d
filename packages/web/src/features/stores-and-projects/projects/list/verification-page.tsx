import { ProjectList } from './project-list';
import { VERIFICATIONS } from './project-report';

/** 工程核验: papers that are missing, and who checks a registration (FIN-10). */
export function Component() {
  return <ProjectList report={VERIFICATIONS} />;
}
