import { daysUntil, monthDay } from '../../base/shanghai';
import { hasEnded } from './order-progress';

/** What is said of the day that an order was promised for. */
export interface ArrivalNote {
  readonly text: string;
  /** The day is over and the order is still on its way. */
  readonly isOverdue: boolean;
}

/**
 * The day of arrival that the settlement promised, in words; the calls of orders name none (ORDER-01).
 * @param arrivalDate YYYY-MM-DD, as it stood when the order was placed
 * @param status of the order; an order that has ended is never late
 * @returns undefined for what is no day
 */
export function arrivalNote(
  { arrivalDate, status }: { readonly arrivalDate: string | undefined; readonly status: string },
  now: Date,
): ArrivalNote | undefined {
  const left = daysUntil(arrivalDate, now);
  if (arrivalDate === undefined || left === undefined) return undefined;
  const promise = `下单时预计 ${monthDay(arrivalDate)} 到`;
  const isOverdue = left < 0 && !hasEnded(status);
  return { text: isOverdue ? `${promise}，已逾期 ${-left} 天` : promise, isOverdue };
}
