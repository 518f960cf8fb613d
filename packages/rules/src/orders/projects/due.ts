/** The due dates of projects: the nearest day, how many, and the sums of the stages (FIN-10). */
import { type Money, sumAmounts } from '../../base/money';
import { compareTimes, daysUntil } from '../../base/shanghai';
import { PROJECT_STAGES } from '../../base/states';
import { dueStep, PROJECT_COURSE, type StagedProject } from './stages';

/** Days in which a date is near. */
const NEAR_DAYS = 7;

/** Whether something of a project is due in the next days, or was. */
export function isDueSoon(project: StagedProject, now: Date): boolean {
  const days = daysUntil(project.dueDate, now) ?? NEAR_DAYS + 1;
  return dueStep(project) !== undefined && days <= NEAR_DAYS;
}

/** The projects that wait for the dealer, the nearest date first; those without one that can be read last. */
export function dueProjects<Project extends StagedProject>(projects: readonly Project[]): readonly Project[] {
  return projects
    .filter((project) => dueStep(project) !== undefined)
    .sort((left, right) => compareTimes(left.dueDate, right.dueDate));
}

interface ProjectSum {
  readonly stage: string;
  readonly amount: number;
}

/** The sum of each stage. */
export interface StageSum<Project> {
  readonly code: string;
  readonly name: string;
  readonly projects: readonly Project[];
  /** Undefined where the amount of a project cannot be read. */
  readonly amount: Money | undefined;
}

/** The projects of each stage with their sum. */
export function stageSums<Project extends ProjectSum>(
  projects: readonly Project[],
): readonly StageSum<Project>[] {
  return PROJECT_COURSE.map(({ value: code, label: name }) => {
    const ofStage = projects.filter(({ stage }) => stage === code);
    return { code, name, projects: ofStage, amount: sumAmounts(ofStage.map(({ amount }) => amount)) };
  });
}

/** How many projects have come as far as each stage, and what they come to: a funnel. */
export function stageFunnel<Project extends ProjectSum>(
  projects: readonly Project[],
): readonly StageSum<Project>[] {
  return PROJECT_COURSE.map(({ value: code, label: name }) => {
    const asFar = projects.filter(({ stage }) => stage >= code && stage < PROJECT_STAGES.withdrawal.value);
    return { code, name, projects: asFar, amount: sumAmounts(asFar.map(({ amount }) => amount)) };
  });
}
