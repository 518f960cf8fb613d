/** How urgent a to-do or a letter is, by the day until which it must be done (MSG-01). */
import { shanghaiDays, wireInstant } from '../../base/shanghai';

/** The note next to a deadline. */
export interface DeadlineNote {
  readonly isOverdue: boolean;
  readonly text: string;
}

/** Assumption: a week ahead is soon enough to be pointed out. */
const SOON_DAYS = 7;

/**
 * The note next to a deadline: overdue, today, or within a week; undefined for a later or unreadable one (MSG-01).
 * @param deadline `YYYY-MM-DD`, with or without a time; the deadline is the end of the day
 */
export function deadlineNote(deadline: string | null | undefined, now: Date): DeadlineNote | undefined {
  const instant = wireInstant(deadline);
  if (instant === undefined) return undefined;
  const left = shanghaiDays(new Date(instant)) - shanghaiDays(now);
  if (left < 0) return { isOverdue: true, text: `已逾期 ${-left} 天` };
  if (left === 0) return { isOverdue: false, text: '今天截止' };
  return left <= SOON_DAYS ? { isOverdue: false, text: `还剩 ${left} 天` } : undefined;
}
