/** The result of a comparison as people read it: groups of rows, each with how it was matched or what may be wrong. */
import { formatMoney, type Money, NO_MONEY, subtractMoney, sumMoney } from '@dealer-portal/rules/money';
import {
  differenceHint,
  isDiffering,
  type Match,
  type MatchKind,
  type ShownRow,
} from '@dealer-portal/rules/reconciliation';
import { compareTimes, daysBetween } from '@dealer-portal/rules/time';
import type { Comparison } from '../helper-state';

export const GROUPS = {
  different: '金额不同',
  onlyCompany: '只在公司账',
  onlyDealer: '只在我方账',
  sum: '几行对一行',
  cancel: '本方对冲',
  equal: '对上了',
} as const;
export type GroupKind = keyof typeof GROUPS;

/** The groups that are to be explained. */
export const OPEN_GROUPS: readonly GroupKind[] = ['different', 'onlyCompany', 'onlyDealer'];

/** A line of the result: rows of one book, or of both that belong together. */
export interface ResultRow {
  readonly key: string;
  readonly kind: GroupKind;
  readonly company: readonly ShownRow[];
  readonly dealer: readonly ShownRow[];
  /** Absent where a row stands alone. */
  readonly match?: Match;
  /** Company less own. */
  readonly difference: Money;
  /** How it was matched, or what arithmetic says of it. */
  readonly reason: string;
}

export interface ResultGroup {
  readonly kind: GroupKind;
  readonly rows: readonly ResultRow[];
  readonly difference: Money;
}

type Compared = Pick<Comparison, 'books' | 'matching'>;

/** The groups of a comparison, also empty ones, in the order in which they are read. */
export function resultGroups({ books, matching }: Compared): readonly ResultGroup[] {
  const company = new Map(books.company.map((row) => [row.key, row]));
  const dealer = new Map(books.dealer.map((row) => [row.key, row]));
  const rowsOf = (keys: readonly string[], book: ReadonlyMap<string, ShownRow>) =>
    keys.flatMap((key) => book.get(key) ?? []);
  const proposed = proposalTexts({ books, matching });
  const rows: readonly ResultRow[] = [
    ...matching.matches.map((match) =>
      matchRow(match, rowsOf(match.company, company), rowsOf(match.dealer, dealer)),
    ),
    ...rowsOf(matching.onlyCompany, company).map((row) => aloneRow('onlyCompany', row, proposed)),
    ...rowsOf(matching.onlyDealer, dealer).map((row) => aloneRow('onlyDealer', row, proposed)),
  ];
  return Object.keys(GROUPS).map((name) => {
    const kind = name as GroupKind;
    const members = rows.filter((row) => row.kind === kind).sort(compareDays);
    return { kind, rows: members, difference: sumMoney(members.map(({ difference }) => difference)) };
  });
}

function matchRow(match: Match, company: readonly ShownRow[], dealer: readonly ShownRow[]): ResultRow {
  const kind = kindOf(match);
  const hint = kind === 'different' && differenceHint(totalOf(company), totalOf(dealer));
  const isNear = kind === 'different' && match.kind === 'amount';
  const reason =
    hint || (isNear ? '金额相近，差额在容差内' : KINDS[match.kind](daysApart(company[0], dealer[0])));
  return {
    key: noteKey(company, dealer),
    kind,
    company,
    dealer,
    match,
    difference: match.difference,
    reason,
  };
}

/** A booking and its reversal in one book concern nobody else: they are a group of their own. */
function kindOf(match: Match): GroupKind {
  if (match.kind === 'cancel') return 'cancel';
  if (isDiffering(match)) return 'different';
  return match.kind === 'sum' ? 'sum' : 'equal';
}

const KINDS: Readonly<Record<MatchKind, (days: number) => string>> = {
  number: () => '单据号相同',
  amount: (days) => (days === 0 ? '金额相同，同一天' : `金额相同，差 ${days} 天`),
  sum: () => '几行之和',
  cancel: () => '同一本账里一正一负，互相抵消',
  hand: () => '手工配对',
};

/** Of each row that is the sum of others by a proposal: which ones, to be paired by hand. */
function proposalTexts({ books, matching }: Compared): ReadonlyMap<ShownRow, string> {
  const [onlyCompany, onlyDealer] = [new Set(matching.onlyCompany), new Set(matching.onlyDealer)];
  const isOpen = ({ company, dealer }: Match) =>
    company.every((key) => onlyCompany.has(key)) && dealer.every((key) => onlyDealer.has(key));
  const company = new Map(books.company.map((row) => [row.key, row]));
  const dealer = new Map(books.dealer.map((row) => [row.key, row]));
  return new Map(
    (matching.proposals ?? []).filter(isOpen).flatMap((match) => {
      const left = match.company.flatMap((key) => company.get(key) ?? []);
      const right = match.dealer.flatMap((key) => dealer.get(key) ?? []);
      const [[target], parts] = left.length === 1 ? [left, right] : [right, left];
      const sum = parts.map(({ amount }) => formatMoney(amount)).join(' ＋ ');
      return target ? [[target, `可能是对方 ${sum} 之和，核对后选中配对`] as const] : [];
    }),
  );
}

function aloneRow(
  kind: 'onlyCompany' | 'onlyDealer',
  row: ShownRow,
  proposed: ReadonlyMap<ShownRow, string>,
): ResultRow {
  const isCompany = kind === 'onlyCompany';
  const [company, dealer] = isCompany ? [[row], []] : [[], [row]];
  const difference = isCompany ? row.amount : subtractMoney(NO_MONEY, row.amount);
  const reason = proposed.get(row) ?? '';
  return { key: noteKey(company, dealer), kind, company, dealer, difference, reason };
}

/** A row is known by its voucher, so that its note is found again in the month close; an own one by what it says. */
function noteKey([company]: readonly ShownRow[], [dealer]: readonly ShownRow[]): string {
  if (company) return company.key;
  return dealer ? `own ${[dealer.day, dealer.number, dealer.amount, dealer.key].join(' ')}` : '';
}

/** The total of one side's rows. */
export function totalOf(rows: readonly ShownRow[]): Money {
  return sumMoney(rows.map(({ amount }) => amount));
}

function daysApart(left: ShownRow | undefined, right: ShownRow | undefined): number {
  return Math.abs(daysBetween(left?.day, right?.day) ?? Number.NaN);
}

function compareDays(left: ResultRow, right: ResultRow): number {
  const dayOf = ({ company, dealer }: ResultRow) => (company[0] ?? dealer[0])?.day ?? '';
  return compareTimes(dayOf(left), dayOf(right));
}
