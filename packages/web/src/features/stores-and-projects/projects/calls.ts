import { NO_MONEY } from '@dealer-portal/rules/money';
import { type ListedMovements, listedNow, type Movement } from '@dealer-portal/rules/movement';
import { PROJECT_STAGES } from '@dealer-portal/rules/states';
import { type Ops, unwrap } from '@dealer-portal/sdk';
import { getProject, queryProjects, submitProjectStep } from '@dealer-portal/sdk/operations';
import type { Accepted, Slip } from '#kits/money-form/define-money-form';
import { asideApi, quietApi } from '#platform/calls/api';
import { ALL_ROWS } from '#platform/calls/query';
import { readWhole } from '#platform/calls/read-whole';
import { notify } from '#platform/notices';
import type { Account } from '#platform/session/account';
import { stateText } from '#ui/text/joined';

/** A step of a project with its fields. */
export type StepBody = Omit<Ops['submitProjectStep']['input']['body'], 'customerCode'>;

export type StepAnswer = Ops['submitProjectStep']['data'] | undefined;

const submit = (body: StepBody, { saleInfo: { customerCode } }: Account) =>
  quietApi.call(submitProjectStep, { body: { customerCode, ...body } });

/**
 * Sends one step of a project. The page goes on to the next step immediately, so a message over it reports the success
 * (FIN-10).
 */
export async function sendStep(body: StepBody, account: Account) {
  const result = await submit(body, account);
  if (result.ok && result.data)
    notify('success', `${result.data.projectNo}：${stateText(result.data.statusName)}`);
  return result;
}

/** The form's message about a finished step. */
export function acceptedStep(answer: StepAnswer, { about = '' }: Pick<Slip, 'about'>): Accepted {
  return {
    // Each step has a number of its own: one that was found belongs to no other step of the project.
    number: about,
    title: answer?.statusName ?? '已提交',
    text: '进度和下一步在工程里看。',
  };
}

/** A word about a project, with the day of the next. */
export const follow = (body: Pick<StepBody, 'projectNo' | 'remark' | 'nextFollowDate'>, account: Account) =>
  submit({ ...body, step: 'FOLLOW' }, account);

/** Takes a project back. */
export const withdraw = (body: Pick<StepBody, 'projectNo' | 'remark'>, account: Account) =>
  submit({ ...body, step: 'WITHDRAW' }, account);

/** Keeps a registration as a draft. */
export const saveRegistration = (body: Omit<StepBody, 'step'>, account: Account) =>
  submit({ ...body, step: 'SAVE' }, account);

type LookUp = Promise<ListedMovements>;

/** The purpose of a step: the project in the state that the step leaves. */
export const stepSubject = ({ projectNo, status }: { readonly projectNo: string; readonly status: string }) =>
  `${projectNo}@${status}`;

/** A step without an answer is done if the project stands elsewhere by now (ORDER-01). */
export async function stepLookUp(
  { saleInfo: { customerCode } }: Account,
  { about, amount }: Movement,
): LookUp {
  const [projectNo = ''] = about.split('@');
  const project = unwrap(await asideApi.call(getProject, { query: { customerCode, projectNo } }));
  const isDone = stepSubject(project) !== about;
  return listedNow(isDone ? [{ number: about, amount }] : [], Date.now());
}

/** A registration without an answer is found by its name (ORDER-01). */
export async function registrationLookUp(
  { saleInfo: { customerCode } }: Account,
  { about }: Movement,
): LookUp {
  const body = { customerCode, keyword: about, stage: PROJECT_STAGES.verification.value, ...ALL_ROWS };
  const { records } = await readWhole(asideApi, queryProjects, { body });
  const same = records.filter(({ projectName }) => projectName === about);
  return listedNow(
    same.map(({ projectNo }) => ({ number: projectNo, amount: NO_MONEY })),
    Date.now(),
  );
}
