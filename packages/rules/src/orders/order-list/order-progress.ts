/** How far an order is, as its ruler draws it: submitted, approved, sent, signed for (ORDER-01). */
import { rowOf } from '../../base/row-of';
import { ORDER_STATES } from '../../base/states';

const { toAudit, toSend, underWay, toSign, signed, cancelled } = ORDER_STATES;

/** The state in which the tail of an order is paid: it waits to be sent. */
export const AWAITS_TAIL = toSend.value;

/** Where the bar of an order ends, in percent; undefined for an order that will not go on. */
export interface OrderProgress {
  readonly value: number | undefined;
  readonly isDone: boolean;
}

/** Ticks stand at 0, 33, 67 and 100: a bar ends behind the step that is done. */
const BAR_ENDS: Readonly<Record<string, number>> = {
  [toAudit.value]: 12,
  [toSend.value]: 40,
  [underWay.value]: 67,
  [toSign.value]: 83,
  [signed.value]: 100,
};

/** Whether an order is signed for or cancelled: it waits for nothing any more. */
export function hasEnded(status: string): boolean {
  return status === signed.value || status === cancelled.value;
}

/** How far an order in a state is; a state that is not known stands at the start. */
export function orderProgress(status: string): OrderProgress {
  return {
    value: status === cancelled.value ? undefined : (rowOf(BAR_ENDS, status) ?? 0),
    isDone: status === signed.value,
  };
}

const WAITING_WORDS: Readonly<Record<string, string>> = {
  [toAudit.value]: '等待审核',
  [toSend.value]: '等待发货',
  [underWay.value]: '等待送达',
};

/** The event that an order without a next step of the dealer waits for; undefined where it waits for nothing. */
export function orderWait(status: string): string | undefined {
  return rowOf(WAITING_WORDS, status);
}

/** Whether the next step is the dealer's own and cannot wait: it is drawn as the filled button. */
export function isUrgentStep(status: string, code: string): boolean {
  return status === toSign.value && code === 'sign';
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
    const isReached = status !== cancelled.value && Number(status) >= reachedAt;
    const event = isReached
      ? oldestFirst.find(({ text }) => pattern.test(text.split('，')[0] ?? ''))
      : undefined;
    return { name, isReached, time: event?.time, text: event?.text };
  });
}
