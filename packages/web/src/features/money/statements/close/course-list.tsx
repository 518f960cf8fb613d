import type { CloseEvent } from '@dealer-portal/rules/month-close';
import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { Timeline } from '#ui/text/timeline';

/** The newest events that are shown at first; a month with many invoices has an event for each day of signing. */
const FIRST_EVENTS = 8;

/** 经过: what happened to a month, newest first, each with who did it. */
export function CourseList({ events }: { readonly events: readonly CloseEvent[] }) {
  const [isWhole, setWhole] = useState(false);
  if (events.length === 0) return null;
  const shownEvents = isWhole ? events : events.slice(0, FIRST_EVENTS);
  return (
    <section aria-label="经过">
      <h2>经过</h2>
      <Timeline
        isYearless
        events={shownEvents.map(({ time, text, user }) => ({
          time,
          text,
          note: user,
        }))}
      />
      {shownEvents.length < events.length && (
        <PlainButton kind="link" size="small" onClick={() => setWhole(true)}>
          看全部 {events.length} 条
        </PlainButton>
      )}
    </section>
  );
}
