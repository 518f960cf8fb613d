import { minuteOf } from './order-codes';
import './orders.css';

interface OrderTimelineProps {
  /** The newest first. */
  readonly events: readonly {
    readonly time: string;
    readonly text: string;
    /** A quieter line below the text. */
    readonly note?: string;
  }[];
}

/** What happened to an order or a delivery, with the mark at the newest event. */
export function OrderTimeline({ events }: OrderTimelineProps) {
  return (
    <ol className="order-timeline">
      {events.map(({ time, text, note }) => (
        <li key={`${time} ${text}`}>
          <span className="secondary">{minuteOf(time)}</span>
          <span>
            {text}
            {note && <span className="secondary"> {note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
