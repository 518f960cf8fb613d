import './timeline.css';

interface TimelineEvent {
  /** As it is shown: `2026-11-19 17:10`, or without the year. */
  readonly time: string;
  readonly text: string;
  /** A quieter part after the text. */
  readonly note?: string | undefined;
}

interface TimelineProps {
  /** The newest first. */
  readonly events: readonly TimelineEvent[];
}

/** The course of an object: one event a line on a common rule, the newest with the mark. */
export function Timeline({ events }: TimelineProps) {
  return (
    <ol className="timeline">
      {events.map(({ time, text, note }) => (
        <li key={`${time} ${text}`}>
          <span className="secondary figure">{time}</span>
          <span>
            {text}
            {note && <span className="secondary"> {note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
