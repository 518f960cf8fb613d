/** The comparison under way: it stays while other pages are opened, until the window is closed. */
import {
  type BookLayout,
  layoutKey,
  MATCH_RULES,
  type Match,
  type Matching,
  type MatchRules,
  readBook,
  recogniseColumns,
  rememberRoles,
  type ShownRow,
} from '@dealer-portal/rules/reconciliation';
import { isRecord, isTexts, slot } from '#platform/browser/storage';
import { createStore } from '#ui/store';
import type { CellSheet } from '#widgets/sheet/read-cells';

/** The rows that were compared, and what became of them. */
export interface Comparison {
  readonly books: { readonly company: readonly ShownRow[]; readonly dealer: readonly ShownRow[] };
  readonly matching: Matching;
  /** Pairs made by hand, the last one last. */
  readonly byHand: readonly Match[];
}

export interface HelperState {
  /** Whose statement it is. */
  readonly saletoCode: string;
  readonly fileName: string;
  readonly sheet: CellSheet;
  readonly layout: BookLayout;
  readonly rules: MatchRules;
  /** First and last day of the statement. */
  readonly period: readonly [string, string];
  readonly comparison?: Comparison;
}

export const helperStore = createStore<HelperState | undefined>(undefined);

function isRoles(value: unknown): value is Readonly<Record<string, readonly string[]>> {
  return isRecord(value) && Object.values(value).every(isTexts);
}

const storedRoles = slot('local', 'bookColumns', isRoles);

/** What a file begins with: the columns chosen for the same headings before, and the months that it covers. */
export function beginWith(saletoCode: string, fileName: string, sheet: CellSheet): HelperState {
  const recognised = recogniseColumns(sheet.cells);
  const layout = rememberRoles(recognised, storedRoles.read()?.[layoutKey(recognised)] ?? []);
  const period = periodOf(readBook(sheet.cells, layout).rows);
  return { saletoCode, fileName, sheet, layout, rules: MATCH_RULES, period };
}

/** Keeps the choice of columns for the next file with the same headings. */
export function rememberLayout(layout: BookLayout): void {
  const roles = layout.columns.map(({ role }) => role ?? 'none');
  storedRoles.write({ ...storedRoles.read(), [layoutKey(layout)]: roles });
}

/** From the first day of the first month to the last day of the last one. */
export function periodOf(rows: readonly ShownRow[]): readonly [string, string] {
  const days = rows.flatMap(({ day }) => (day === '' ? [] : [day])).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? [`${first.slice(0, 7)}-01`, lastDayOf(last)] : ['', ''];
}

function lastDayOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
