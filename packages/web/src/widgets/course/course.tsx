import { compareNewest, daysUntil, wireDay } from '@dealer-portal/rules/time';
import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import type { Listed } from '#ui/text/list-of';
import { Timeline, type TimelineEvent } from '#ui/text/timeline';

/** The newest events that are shown at first. */
const FIRST_EVENTS = 8;

interface CourseProps {
  /** The newest first; where they did not come, that is said. */
  readonly events: Listed<TimelineEvent>;
  readonly isYearless?: boolean;
  /** Within a part that has a heading of its own. */
  readonly isSmall?: boolean;
  /** What no call tells of it. */
  readonly untold?: string;
}

/** 经过: what happened to an order, a payment, a month, a loan, a bill, a contract or an invoice, as calls tell it (FIN-01). */
export function Course({ events, isYearless = false, isSmall = false, untold }: CourseProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? events : events?.slice(0, FIRST_EVENTS);
  const Heading = isSmall ? 'h3' : 'h2';
  return (
    <section aria-label="经过">
      <Heading>经过</Heading>
      {events?.length === 0 ? (
        <p className="secondary">还没有经过的记录</p>
      ) : (
        <Timeline isYearless={isYearless} events={shown} />
      )}
      {events && shown && shown.length < events.length && (
        <PlainButton kind="link" size="small" onClick={() => setWhole(true)}>
          看全部 {events.length} 条
        </PlainButton>
      )}
      {untold && <p className="secondary">{untold}</p>}
    </section>
  );
}

/** Below 1 once the day is here; undefined where it cannot be read. */
const daysAhead = (time: string, now: Date) => daysUntil(wireDay(time), now);

/** A day that an object has, and what happened on it; without the day it has not, or no call tells it. */
type CourseFact = readonly [day: string | null | undefined, text: string, note?: string | undefined];

const dated = ([time, text, note]: CourseFact): readonly TimelineEvent[] =>
  time ? [{ time, text, note }] : [];

/**
 * What the days of an object tell of its course, the newest first. A day that is still to come is none of it; one that
 * cannot be read stands as it came.
 * @param facts what happened, the oldest first
 * @param planned what lies ahead by nature, such as that it is due: told only from its day on, after the facts of that day
 */
export function courseOf(
  facts: readonly CourseFact[],
  now: Date,
  planned: readonly CourseFact[] = [],
): readonly TimelineEvent[] {
  const happened = facts.flatMap(dated).filter(({ time }) => (daysAhead(time, now) ?? 0) <= 0);
  const come = planned.flatMap(dated).filter(({ time }) => (daysAhead(time, now) ?? 1) <= 0);
  return [...happened, ...come].reverse().sort((left, right) => compareNewest(left.time, right.time));
}
