/** The open tasks of a dealer, the most urgent first, with the consequence of missing each. */
import { rowOf } from '../../base/row-of';
import { daysUntil } from '../../base/shanghai';

/** A to-do, by wire names (listTodos). */
export interface Todo {
  readonly typeCode?: string | undefined;
  readonly deadline?: string | undefined;
}

/** A to-do with what its type says of it. */
export interface TodoFacts {
  /** The consequence of missing it; undefined where it is unknown. */
  readonly consequence: string | undefined;
  /** The text of its button. */
  readonly act: string;
  /** Its kind in a few characters. */
  readonly short: string;
}

/** Assumption: the sentences, one for each type; no call gives them, and the business has to confirm them. */
const TYPES: Readonly<Record<string, TodoFacts>> = {
  RECONCILE: { consequence: '过期未确认，本月对账单不出账', act: '去对账', short: '对账' },
  INVOICE: { consequence: '签收后不能再退回，请先核对', act: '签收发票', short: '签发票' },
  ORDER: { consequence: '过期系统自动签收，之后不能拒收', act: '确认签收', short: '签收' },
  CONTRACT: { consequence: '过期未签署，次年起不能下单', act: '去签署', short: '签约' },
};

/** The facts of a to-do by its type; an unknown type is just opened. */
export function todoFacts({ typeCode = '' }: Todo): TodoFacts {
  return rowOf(TYPES, typeCode) ?? { consequence: undefined, act: '去处理', short: '待办' };
}

/** To-dos with the nearest deadline first; those without one come last, in their order. */
export function todosByDeadline<T extends Todo>(todos: readonly T[], now: Date): readonly T[] {
  const days = ({ deadline }: Todo) => daysUntil(deadline, now) ?? Number.MAX_SAFE_INTEGER;
  return [...todos].sort((left, right) => days(left) - days(right));
}

/** Below so many days a deadline is in rust. Assumption. */
const NEAR_DAYS = 7;

/** Whether a deadline is near or over. */
export function isNear(days: number | undefined): boolean {
  return (days ?? NEAR_DAYS) < NEAR_DAYS;
}
