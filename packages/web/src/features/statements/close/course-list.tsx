import type { CloseEvent } from '@dealer-portal/rules/month-close';

/** 经过: what happened to a month, newest first, each with who did it. */
export function CourseList({ events }: { readonly events: readonly CloseEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section aria-label="经过">
      <h2>经过</h2>
      <ol className="close-course">
        {events.map(({ time, text, user }) => (
          <li key={`${time} ${text}`}>
            <time>{time.slice(5)}</time>
            <span>{[text, user].filter(Boolean).join('，')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
