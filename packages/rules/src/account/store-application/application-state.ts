import { APPROVAL_STEP_STATES, STORE_APPLICATION_STATES } from '../../base/states';

const { approved, rejected, withdrawn } = STORE_APPLICATION_STATES;

/** The progress of an application, for a ruler and its label. */
export interface ApplicationState {
  /** Percent; undefined for what will not go on. */
  readonly share: number | undefined;
  readonly tone: 'primary' | 'success' | 'error';
}

/** The steps of the form: store, papers, check, result. */
export const APPLY_STEPS = ['门店', '照片和证照', '核对', '结果'] as const;

const APPROVING = 60;

/** How far an application is by its state; a state that is not known is under way (FIN-11). */
export function applicationState(status: string): ApplicationState {
  if (status === approved.value) return { share: 100, tone: 'success' };
  if (status === rejected.value) return { share: APPROVING, tone: 'error' };
  if (status === withdrawn.value) return { share: undefined, tone: 'primary' };
  return { share: APPROVING, tone: 'primary' };
}

/** How far a draft is: its step, from 0, in words and as a share. */
export function draftState(step: number): { readonly share: number; readonly text: string } {
  const count = APPLY_STEPS.length;
  return { share: (100 * step) / count, text: `草稿，第 ${step + 1} 步，共 ${count} 步` };
}

/** One step of an approval, done or to come. */
export interface ApprovalNode {
  readonly status: string;
  readonly remark?: string | undefined;
}

/** The step that an application waits for, and the one that refused it last. */
export function currentNodes<Node extends ApprovalNode>(
  nodes: readonly Node[],
): { readonly waiting: Node | undefined; readonly refused: Node | undefined } {
  return {
    waiting: nodes.find(({ status }) => status === APPROVAL_STEP_STATES.open.value),
    refused: nodes.filter(({ status }) => status === APPROVAL_STEP_STATES.rejected.value).at(-1),
  };
}
