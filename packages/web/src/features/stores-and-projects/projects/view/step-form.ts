import { dueStep } from '@dealer-portal/rules/projects';
import { getProject, queryProjects } from '@dealer-portal/sdk/operations';
import { href } from '#routes';
import { acceptedStep, sendStep, stepLookUp, stepSubject } from '../calls';
import type { ProjectDetail } from '../queries';
import { STEP_KINDS, type StepForm } from './step-kinds';
import { priceField } from './step-names';
import { useProjectFacts } from './use-project-facts';

/** The form of the step that is due of a project; undefined where nothing is, or where it has a page of its own. */
export function stepForm(project: ProjectDetail): StepForm | undefined {
  const step = dueStep(project)?.step;
  if (step === undefined || step === 'REGISTER') return undefined;
  const { movement, verb, fields, initial, Fields, loadingLines, slip, body } = STEP_KINDS[step];
  const { projectNo, projectName, productList } = project;
  return {
    name: `project-${step}-${projectNo}`,
    movement,
    verb,
    context: projectName,
    initial: initial(project),
    keptFields: [...fields, ...productList.map(({ productCode }) => priceField(productCode))],
    Fields,
    loadingLines,
    useFacts: useProjectFacts,
    slip: (draft, facts) => ({ ...slip(draft, facts), about: stepSubject(project) }),
    send: (draft, account, { payPassword }) =>
      sendStep(
        { ...body(draft, project), projectNo, ...(payPassword !== undefined && { payPassword }) },
        account,
      ),
    accepted: acceptedStep,
    lookUp: stepLookUp,
    next: '下一步',
    records: { to: href('projectList'), label: '查看项目列表' },
    lists: [queryProjects, getProject],
  };
}
