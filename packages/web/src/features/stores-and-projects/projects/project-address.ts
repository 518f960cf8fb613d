import { dueStep, type StagedProject } from '@dealer-portal/rules/projects';
import { href } from '#routes';
import { documentAddress } from '#widgets/document-line/document-address';

interface NumberedProject extends StagedProject {
  readonly projectNo: string;
}

/** The page of a project. */
export function projectAddress({ projectNo }: Pick<NumberedProject, 'projectNo'>): string {
  return documentAddress('newProjectCenterView', { projectNo }) ?? href('newProjectCenter');
}

/** Where the step that is due is done: the registration has a page of its own. */
export function stepAddress(project: NumberedProject): string {
  const { projectNo } = project;
  const isRegistration = dueStep(project)?.step === 'REGISTER';
  return isRegistration
    ? (documentAddress('newProject', { projectNo }) ?? href('newProject'))
    : projectAddress(project);
}
