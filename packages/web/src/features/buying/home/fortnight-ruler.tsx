import { type Dated, eventWords, fortnight, placeEndings, placeEvents } from '@dealer-portal/rules/home';
import './home.css';

interface FortnightRulerProps {
  readonly rows: readonly {
    readonly name: string;
    readonly events: readonly Dated[];
    readonly tone: string;
    /** The event lasts until its day, and does not happen on it. */
    readonly isUntil?: boolean;
  }[];
}

/** The next fourteen days, with what is due, sent and ending on them; the lists below say the same in words. */
export function FortnightRuler({ rows }: FortnightRulerProps) {
  const now = new Date();
  return (
    <section className="fortnight" aria-label="未来 14 天">
      <div className="fortnight-row fortnight-days">
        <span className="fortnight-name">未来 14 天</span>
        {fortnight(now).map(({ key, label, isWeekend }, at) => (
          <span key={key} data-weekend={isWeekend || undefined} data-today={at === 0 || undefined}>
            {label}
          </span>
        ))}
        <span>以后</span>
      </div>
      {rows.map(({ name, events, tone, isUntil }) => (
        <div key={name} className="fortnight-row">
          <span className="fortnight-name">{name}</span>
          {(isUntil ? placeEndings : placeEvents)(events, now).map((event) => (
            <span
              key={event.key}
              className={`fortnight-event fortnight-${tone}`}
              style={{ gridColumn: `${event.column + 1} / span ${event.span}` }}
              title={event.more.length > 0 ? [event.text, ...event.more].join('；') : eventWords(event)}
            >
              {eventWords(event)}
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}
