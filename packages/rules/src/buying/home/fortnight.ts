/** The next fourteen days as columns, with what happens on them. */
import { daysUntil, monthDay, shanghaiDate, shanghaiWeekday } from '../../base/shanghai';

/** So many days have a column of their own; one more stands for all later ones. */
export const FORTNIGHT = 14;

/** One column. */
export interface DayColumn {
  readonly key: string;
  readonly label: string;
  readonly isWeekend: boolean;
}

const DAY_MS = 86_400_000;
const SATURDAY = 5;

/** The fourteen days from today on: the first one and each first of a month with its month. */
export function fortnight(now: Date): readonly DayColumn[] {
  return Array.from({ length: FORTNIGHT }, (_, at) => {
    const key = shanghaiDate(now, at);
    const day = monthDay(key);
    const isNamed = at === 0 || day.endsWith('-01');
    const isWeekend = shanghaiWeekday(new Date(now.getTime() + at * DAY_MS)) >= SATURDAY;
    return { key, isWeekend, label: isNamed ? `${day}${at === 0 ? ' 今天' : ''}` : day.slice('MM-'.length) };
  });
}

/** Something with a day. */
export interface Dated {
  readonly key: string;
  readonly date: string | undefined;
  readonly text: string;
  /** The same in four characters, for one column. */
  readonly short: string;
}

/** Something that has its place in the columns. */
export interface Placed extends Dated {
  /** From 1; 15 is the column of all later days. */
  readonly column: number;
  /** How many columns it takes. */
  readonly span: number;
  /** The events without room in a column: how many, and which. */
  readonly more: readonly string[];
}

/** An event is this wide, where the next one leaves room. Assumption: two columns hold a short title. */
const SPAN = 2;

const LATER = FORTNIGHT + 1;

/**
 * Events in the columns of their days, none over another. An event without a free column is named by the one before it.
 * A past event is placed on today; an event without a day is left out.
 */
export function placeEvents(events: readonly Dated[], now: Date): readonly Placed[] {
  const placed = byColumn(events, now);
  return placed.map((event, at) => {
    const room = (placed[at + 1]?.column ?? LATER + 1) - event.column;
    return { ...event, span: Math.min(SPAN, room) };
  });
}

/** The current offers as bars that end on their last day: each begins where the one before it ends. */
export function placeEndings(events: readonly Dated[], now: Date): readonly Placed[] {
  const offers = events.filter(({ date }) => (daysUntil(date, now) ?? -1) >= 0);
  const placed = byColumn(offers, now);
  return placed.map((event, at) => {
    const start = event.column === LATER ? LATER : (placed[at - 1]?.column ?? 0) + 1;
    return { ...event, column: start, span: event.column - start + 1 };
  });
}

/** The event of each column, the first column first. */
function byColumn(events: readonly Dated[], now: Date): readonly Placed[] {
  const dated = events.flatMap((event) => {
    const days = daysUntil(event.date, now);
    return days === undefined ? [] : [{ event, column: Math.min(Math.max(days, 0), FORTNIGHT) + 1 }];
  });
  const placed: Placed[] = [];
  for (const { event, column } of dated.sort((left, right) => left.column - right.column)) {
    const last = placed.at(-1);
    if (last?.column === column) placed.splice(-1, 1, { ...last, more: [...last.more, event.text] });
    else placed.push({ ...event, column, span: 1, more: [] });
  }
  return placed;
}

/** The text of an event in its room: the complete text, or in one column its short form, which later on has its day. */
export function eventWords({ text, short, date = '', column, span, more }: Placed): string {
  const isNarrow = span === 1;
  if (more.length > 0) return `${isNarrow ? short : text}等 ${more.length + 1} 项`;
  if (!isNarrow) return text;
  return column === LATER ? `${monthDay(date)} ${short}` : short;
}
