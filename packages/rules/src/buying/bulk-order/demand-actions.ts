/** The possible actions on a bulk-order demand, and the reasons against them (BIG-01). */
import { DEMAND_STATES } from '../../base/states';

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
const RULES: Readonly<Record<DemandAction, (demand: DemandFacts) => string | undefined>> = {
  edit: ({ status }) =>
    isUnanswered(status) || status === rejected.value ? undefined : '需求已被评估，不能修改',
  delete: ({ status }) => (isUnanswered(status) ? undefined : '需求已被评估，不能删除'),
  images: ({ status }) => (status === finished.value ? '需求已完成，不能修改图片' : undefined),
  order: ({ status }) => (status === passed.value ? undefined : '需求评估通过后才能下单'),
  evaluate: ({ status, isEvaluated }) => {
    if (isEvaluated) return '已评价';
    return status === finished.value ? undefined : '需求完成后才能评价';
  },
};

/** Why an action is not possible now; undefined when it is (BIG-01). */
export function reasonAgainstDemandAction(action: DemandAction, demand: DemandFacts): string | undefined {
  return RULES[action](demand);
}
