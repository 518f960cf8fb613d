/** The possible actions on a bulk-order demand, and the reasons against them (BIG-01). */
import { refuse } from '../../base/refusal';
import { DEMAND_STATES } from '../../base/states';
import type { DemandRefusal } from './demand-refusals';

/** The demand as far as the rule reads it. */
export interface DemandFacts {
  /** A code of `DEMAND_STATES`. */
  readonly status: string;
  readonly isEvaluated: boolean;
}

/** Change or delete it, change its images, order at the price that was quoted, rate the answer. */
export type DemandAction = 'edit' | 'delete' | 'images' | 'order' | 'evaluate';

const { toSubmit, toAssess, passed, rejected, finished } = DEMAND_STATES;

const isUnanswered = (status: string) => status === toSubmit.value || status === toAssess.value;

// Assumption: what was answered stays as it was answered; a refused demand is changed and sent again.
const RULES: Readonly<Record<DemandAction, (demand: DemandFacts) => DemandRefusal | undefined>> = {
  edit: ({ status }) =>
    isUnanswered(status) || status === rejected.value ? undefined : refuse('demand.editAssessed'),
  delete: ({ status }) => (isUnanswered(status) ? undefined : refuse('demand.deleteAssessed')),
  images: ({ status }) => (status === finished.value ? refuse('demand.imagesFinished') : undefined),
  order: ({ status }) => (status === passed.value ? undefined : refuse('demand.notPassed')),
  evaluate: ({ status, isEvaluated }) => {
    if (isEvaluated) return refuse('demand.evaluated');
    return status === finished.value ? undefined : refuse('demand.notFinished');
  },
};

/** Why an action is not possible now; undefined when it is (BIG-01). */
export function demandActionRefusal(action: DemandAction, demand: DemandFacts): DemandRefusal | undefined {
  return RULES[action](demand);
}
