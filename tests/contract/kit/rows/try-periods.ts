import { withCallValue } from '../input/call-values';
import { optionalInputs } from '../input/open-call';
import type { Row } from '../seen/rows';
import { momentFields, periodOf } from './filters';
import type { TriedList, Whole } from './try-pages';

/** Whether a period takes a row of a day or month. */
type Takes = (day: string) => boolean;

/** Asks for one day or month, from that one on, and up to it: both ends of a period are within it. */
export async function tryPeriods(list: TriedList, whole: Whole): Promise<void> {
  const inputs = optionalInputs(list.description, list.operation);
  const period = periodOf(inputs.map(({ name }) => name));
  const fields = period ? momentFields(period, whole.rows) : [];
  if (!period || fields.length === 0 || ['beginDate', 'endDate'].every((name) => fields.includes(name)))
    return;
  const { momentOf } = period;
  const steps = (name: string) => inputs.find((input) => input.name === name)?.steps ?? ['body', name];
  const [first, last] = [whole.rows[Math.floor(whole.rows.length / 2)], whole.rows.at(-1)];
  const rows = [first, ...(list.isThorough ? [last] : [])].filter((row) => row !== undefined);
  for (const field of fields.slice(0, 6)) {
    const results = [];
    for (const row of rows.filter((row) => momentOf(row[field]))) results.push(await periodsOf(field, row));
    if (results.length === 0) continue;
    if (results.every((result) => result === undefined)) {
      if (list.isThorough) await turned(field);
      return;
    }
    if (field !== fields.slice(0, 6).at(-1)) continue;
    const wrong = results.find((result) => result !== undefined);
    const message = `for no day of the rows does the period hold it at both ends: ${wrong?.message}`;
    if (wrong)
      list.probe.fail(wrong.answer, { check: 'filter', place: `data.${period.begin}`, message }, wrong.title);
  }

  /** No day lies in a period that ends before it begins: it is refused, or answers less than the whole list. */
  async function turned(field: string) {
    const days = [...new Set(whole.rows.map((row) => momentOf(row[field]) ?? ''))].filter(Boolean).sort();
    const [begin, end] = [days[2], days[1]];
    if (begin === undefined || end === undefined || days.length < 4) return;
    const values = withCallValue(
      withCallValue(list.open, steps(period?.begin ?? ''), begin),
      steps(period?.end ?? ''),
      end,
    );
    const title = `from ${begin} to ${end}, which is before it`;
    const answer = await list.probe.ask(values, title);
    if (!answer.isSuccess || answer.total < whole.asked.total || answer.rows.length === 0) return;
    const message = `the whole list came ${title}`;
    list.probe.fail(answer, { check: 'filter', place: `data.${period?.begin}`, message }, title);
  }

  async function periodsOf(field: string, row: Row) {
    const day = momentOf(row[field]);
    if (day === undefined) return undefined;
    const cases: readonly (readonly [begin: string | undefined, end: string | undefined, takes: Takes])[] = [
      [day, day, (other) => other === day],
      [day, undefined, (other) => other >= day],
      [undefined, day, (other) => other <= day],
    ];
    for (const [begin, end, takes] of cases) {
      const from = withCallValue(list.open, steps(period?.begin ?? ''), begin);
      const values = withCallValue(from, steps(period?.end ?? ''), end);
      const title = `${field} from ${begin ?? 'any day'} to ${end ?? 'any day'}`;
      const answer = await list.probe.ask(values, title);
      const expected = whole.rows.filter((other) => takes(momentOf(other[field]) ?? '')).length;
      if (!answer.isSuccess || answer.total < expected) {
        return { answer, title, message: `${expected} rows of ${title}, ${answer.total} came` };
      }
      const isOpen = begin === undefined || end === undefined;
      if (!isOpen && whole.isComplete && answer.total > expected) {
        return { answer, title, message: `${expected} rows of ${title}, ${answer.total} came` };
      }
      const outside = answer.rows.find((other) => !takes(momentOf(other[field]) ?? ''));
      if (outside)
        return { answer, title, message: `a row of ${momentOf(outside[field])} came for ${title}` };
    }
    return undefined;
  }
}
