/** How far an order is, as its ruler draws it: submitted, approved, sent, signed for (ORDER-01). */
import { rowOf } from '../../base/row-of';

/** Where the bar of an order ends, in percent; undefined for an order that will not go on. */
export interface OrderProgress {
  readonly value: number | undefined;
  readonly isDone: boolean;
}

/** Ticks stand at 0, 33, 67 and 100: a bar ends behind the step that is done. Assumption: codes of states as the description has them. */
const BAR_ENDS: Readonly<Record<string, number>> = { '10': 12, '20': 40, '30': 67, '40': 83, '50': 100 };

/** The state of an order that counts in no sum. */
export const CANCELLED = '90';
/** The state in which the tail of an order is paid: it waits to be sent. */
export const AWAITS_TAIL = '20';
/** The state of an order that is signed for. */
export const SIGNED = '50';

/** Whether an order is signed for or cancelled: it waits for nothing any more. */
export function hasEnded(status: string): boolean {
  return status === SIGNED || status === CANCELLED;
}

/** How far an order in a state is; a state that is not known stands at the start. */
export function orderProgress(status: string): OrderProgress {
  return {
    value: status === CANCELLED ? undefined : (rowOf(BAR_ENDS, status) ?? 0),
    isDone: status === SIGNED,
  };
}

const WAITING_WORDS: Readonly<Record<string, string>> = {
  '10': '等待审核',
  '20': '等待发货',
  '30': '等待送达',
};

/** The event that an order without a next step of the dealer waits for; undefined where it waits for nothing. */
export function orderWait(status: string): string | undefined {
  return rowOf(WAITING_WORDS, status);
}

/** Whether the next step is the dealer's own and cannot wait: it is drawn as the filled button. */
export function isUrgentStep(status: string, code: string): boolean {
  return status === '40' && code === 'sign';
}

/** One step of an order with the moment at which it was reached. */
export interface OrderStep {
  readonly name: string;
  readonly isReached: boolean;
  readonly time: string | undefined;
  readonly text: string | undefined;
}

const STEPS = [
  { name: '提交', status: 10, pattern: /提交/ },
  { name: '审核', status: 20, pattern: /审核/ },
  { name: '发货', status: 30, pattern: /发货|出库/ },
  { name: '签收', status: 50, pattern: /签收/ },
] as const;

interface TimelineEntry {
  readonly time: string;
  readonly text: string;
}

/**
 * The four steps of an order; the course of events, newest first, says when each was reached: no step has a time where
 * the course did not come.
 */
export function orderSteps(
  status: string,
  timeline: readonly TimelineEntry[] | null | undefined,
): readonly OrderStep[] {
  const oldestFirst = [...(timeline ?? [])].reverse();
  return STEPS.map(({ name, status: reachedAt, pattern }) => {
    const isReached = status !== CANCELLED && Number(status) >= reachedAt;
    const event = isReached
      ? oldestFirst.find(({ text }) => pattern.test(text.split('，')[0] ?? ''))
      : undefined;
    return { name, isReached, time: event?.time, text: event?.text };
  });
}
