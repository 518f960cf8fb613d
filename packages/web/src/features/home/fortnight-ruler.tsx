import { type Dated, fortnight, placeEvents } from '@dealer-portal/rules/home';

interface FortnightRulerProps {
  readonly rows: readonly {
    readonly name: string;
    readonly events: readonly Dated[];
    readonly tone: string;
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
      {rows.map(({ name, events, tone }) => (
        <div key={name} className="fortnight-row">
          <span className="fortnight-name">{name}</span>
          {placeEvents(events, now).map(({ key, text, column, span, more }) => (
            <span
              key={key}
              className={`fortnight-event fortnight-${tone}`}
              style={{ gridColumn: `${column + 1} / span ${span}` }}
              title={[text, ...more].join('；')}
            >
              {more.length > 0 ? `${text} 等 ${more.length + 1} 项` : text}
            </span>
          ))}
        </div>
      ))}
    </section>
  );
}
