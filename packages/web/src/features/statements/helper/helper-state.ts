/** The comparison under way: it stays while other pages are opened, until the window is closed; a usual month also through a new sign-in. */
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
import { createStore, type Store } from '#ui/store';
import type { CellSheet } from '#widgets/sheet/read-cells';
import { lastDayOf } from '../last-day';

/** The rows that were compared, and what became of them. */
export interface Comparison {
  readonly books: { readonly company: readonly ShownRow[]; readonly dealer: readonly ShownRow[] };
  readonly matching: Matching;
  /** Pairs made by hand, the last one last. */
  readonly byHand: readonly Match[];
}

export interface HelperState {
  /** The owner of the statement. */
  readonly saletoCode: string;
  readonly fileName: string;
  readonly sheet: CellSheet;
  readonly layout: BookLayout;
  readonly rules: MatchRules;
  /** First and last day of the statement. */
  readonly period: readonly [string, string];
  readonly comparison?: Comparison;
}

/** Rows of the dealer's own book that the tab's storage takes; a larger book is chosen again after a new sign-in. */
const MOST_STORED_ROWS = 2000;

function isHelperState(value: unknown): value is HelperState {
  if (!isRecord(value) || !isRecord(value['sheet']) || !isRecord(value['layout'])) return false;
  return Array.isArray(value['sheet']['cells']) && Array.isArray(value['layout']['columns']);
}

/** The number changes with the shape of the state. */
const storedState = slot('session', 'ownBook1', isHelperState);

function openHelperStore(): Store<HelperState | undefined> {
  const memory = createStore<HelperState | undefined>(undefined);
  let isRead = false;
  return {
    subscribe: memory.subscribe,
    read: () => {
      // The owner is known once the account is.
      if (!isRead) memory.write(storedState.read());
      isRead = true;
      return memory.read();
    },
    write: (state) => {
      isRead = true;
      if (state && state.sheet.cells.length <= MOST_STORED_ROWS) storedState.write(state);
      else storedState.clear();
      memory.write(state);
    },
  };
}

export const helperStore: Store<HelperState | undefined> = openHelperStore();

function isRoles(value: unknown): value is Readonly<Record<string, readonly string[]>> {
  return isRecord(value) && Object.values(value).every(isTexts);
}

const storedRoles = slot('local', 'bookColumns', isRoles);

/** The first state of a file: the columns chosen for the same headings before, and the months that it covers. */
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
