import { type Listed, UNREAD_LINES } from '#ui/text/list-of';
import './timeline.css';

export interface TimelineEvent {
  /** `2026-11-19 17:10:05`, drawn to the minute. */
  readonly time: string;
  readonly text: string;
  /** A quieter part after the text. */
  readonly note?: string | undefined;
}

interface TimelineProps {
  /** The newest first; where they did not come, that is said. */
  readonly events: Listed<TimelineEvent>;
  /** Leaves out the year, where all events are of one. */
  readonly isYearless?: boolean;
}

const MINUTE_END = 'YYYY-MM-DD HH:mm'.length;

/** The course of an object: one event a line on a common rule, the newest with the mark. */
export function Timeline({ events, isYearless = false }: TimelineProps) {
  if (!events) return <p className="secondary">{UNREAD_LINES}</p>;
  const start = isYearless ? 'YYYY-'.length : 0;
  return (
    <ol className="timeline">
      {events.map(({ time, text, note }) => (
        <li key={`${time} ${text}`}>
          <span className="secondary figure">{time.slice(start, MINUTE_END)}</span>
          <span>
            {text}
            {note && <span className="secondary"> {note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
