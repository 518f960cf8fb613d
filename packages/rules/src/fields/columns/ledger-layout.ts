/** Which column of a book is what: days, numbers, texts, money and its sign (FIN-02). */
import { dayIn, isAmount, readCents, sideOf, suggestedAmount } from './cell-kinds';
import type { Choices, Memory } from './choices';
import { type ColumnFacts, isCounting, type SheetFacts, share } from './facts';
import { decided, type Guess, HIDDEN, unused, yieldToChosen } from './guess';
import { knownHead } from './head-words';
import { type ColumnRole, LEDGER_ROLES, type LedgerRole } from './roles';
import { columnLetter } from './sheet';

/** Columns by their role. */
export interface LedgerLayout {
  readonly guesses: readonly Guess[];
  readonly of: (role: LedgerRole) => number | undefined;
  readonly allOf: (role: LedgerRole) => readonly number[];
  /** The columns of money that are used. */
  readonly money: readonly number[];
  /** A role that stands once and fits several columns, or none by its head: a person says which. */
  readonly open: readonly OpenRole[];
  /** What a hidden column would be; undefined where nothing says it. */
  readonly hiddenRole: (at: number) => ColumnRole | undefined;
}

/** A role that waits for an answer. */
export interface OpenRole {
  readonly role: LedgerRole;
  readonly columns: readonly number[];
}

interface LedgerFacts {
  readonly sheet: SheetFacts;
  readonly hasHeads: boolean;
  readonly choices: Choices;
  readonly memory: Memory | undefined;
  readonly hiddenColumns: readonly number[];
  /** Rows of data as tidied cells. */
  readonly rows: readonly (readonly string[])[];
}

const MOST = 0.8;
const HALF = 0.5;

/** Roles of money. */
export const MONEY_ROLES = ['debit', 'credit', 'income', 'outgo', 'paid', 'goods', 'amount'] as const;
const SIDES: readonly ColumnRole[] = ['debit', 'credit', 'income', 'outgo', 'paid', 'goods'];
const isMoney = (role: ColumnRole) => role === 'balance' || MONEY_ROLES.some((money) => money === role);
const isLedgerRole = (text: string): text is ColumnRole => Object.hasOwn(LEDGER_ROLES, text);

const inRange = (cells: readonly string[], from: number, to: number) =>
  cells.length > 0 &&
  cells.every(
    (cell) =>
      /^\d{1,4}月?日?年?$/.test(cell) && Number.parseInt(cell, 10) >= from && Number.parseInt(cell, 10) <= to,
  );

/** Whether the cells of a column allow a role. */
function fits(year: string | undefined, hasYear: boolean) {
  return (column: ColumnFacts, role: ColumnRole): boolean => {
    const { filled, amounts, longNumbers } = column.counts;
    if (role === 'none' || role === 'text' || role === 'number') return true;
    if (filled === 0) return role !== 'day' && role !== 'month' && role !== 'date';
    // One day is enough where the head says it: the others are asked about row by row.
    if (role === 'day') {
      return column.cells.some(
        (cell) => dayIn(cell, year ?? (hasYear ? '2000' : undefined)) !== undefined || isShortDay(cell),
      );
    }
    if (role === 'year') return inRange(column.cells, 2000, 2099);
    if (role === 'month') return inRange(column.cells, 1, 12);
    if (role === 'date') return inRange(column.cells, 1, 31);
    if (role === 'direction' || role === 'balanceSide') return share(column, 'sides') >= MOST;
    if (isMoney(role))
      return longNumbers / filled < HALF && (amounts / filled >= HALF || mayBeAmounts(column));
    return false;
  };
}

/** Whether the cells that are no amounts were meant as such: 2.7881万. */
function mayBeAmounts({ cells }: ColumnFacts): boolean {
  return (
    cells.filter((cell) => isAmount(cell) || suggestedAmount(cell) !== undefined).length >=
    cells.length * HALF
  );
}

const isShortDay = (cell: string) => /^\d{1,2}[-./月]\d{1,2}[日号]?$/.test(cell);

function headOf(column: ColumnFacts) {
  const own = column.heads.at(-1) ?? '';
  return (
    knownHead(own, 'ledger') ??
    (column.heads.length > 1 ? knownHead(column.heads[0] ?? '', 'ledger') : undefined)
  );
}

/** The layout of a book. */
export function ledgerLayout(facts: LedgerFacts): LedgerLayout {
  const { columns, year } = facts.sheet;
  const hasYear = columns.some((column) => headOf(column)?.role === 'year');
  const may = fits(year, hasYear);
  const hidden = new Set(facts.hiddenColumns);
  const natural = columns.map((column) => firstGuess(column, { may, hasHeads: facts.hasHeads }));
  const first = natural.map((guess, at) => (hidden.has(at) ? HIDDEN : guess));
  const hasSides = first.some(({ role }) => role !== undefined && SIDES.includes(role));
  const withSides = first.map((guess) => sideGuess(guess, hasSides));
  const settled = settle(facts, withSides);
  const open = settled.open.filter(({ role }) => !isGiven(facts, role));
  const byHand = settled.guesses.map((guess, at) => {
    const column = columns[at];
    if (!column) return guess;
    return guess.sign === ANSWERED
      ? guess
      : decided(column, guess, { ...facts, fits: may, isRole: isLedgerRole });
  });
  const guesses = replaced(yieldToChosen(byHand));
  // Rows ask for these thousands of times.
  const byRole = new Map<ColumnRole, number[]>();
  for (const [at, { role }] of guesses.entries()) {
    if (role) byRole.set(role, [...(byRole.get(role) ?? []), at]);
  }
  const allOf = (role: LedgerRole) => byRole.get(role) ?? NONE;
  const stillOpen = open.filter(({ role }) =>
    role === 'amount' ? !hasMoney(guesses) : role === 'day' ? !hasDay(guesses) : allOf(role).length === 0,
  );
  const asked = new Set(stillOpen.flatMap((item) => item.columns));
  return {
    guesses: guesses.map((guess, at) =>
      guess.certainty === 'asked' && !asked.has(at) ? unused('用不到') : guess,
    ),
    allOf,
    of: (role) => allOf(role)[0],
    money: MONEY_ROLES.flatMap(allOf).sort((left, right) => left - right),
    open: stillOpen,
    hiddenRole: (at) => {
      const role = natural[at]?.role;
      return role === 'none' ? undefined : role;
    },
  };
}

const NONE: readonly number[] = [];

const hasDay = (guesses: readonly Guess[]) => guesses.some(({ role }) => role === 'day' || role === 'date');

const hasMoney = (guesses: readonly Guess[]) =>
  guesses.some(({ role }) => role !== undefined && role !== 'balance' && isMoney(role));

const ANSWERED = '您定的';

function firstGuess(
  column: ColumnFacts,
  {
    may,
    hasHeads,
  }: { readonly may: (column: ColumnFacts, role: ColumnRole) => boolean; readonly hasHeads: boolean },
): Guess {
  const known = hasHeads ? headOf(column) : undefined;
  if (known?.role === 'none') return unused(known.unused ?? '用不到', 'head');
  if (known && may(column, known.role)) {
    return { role: known.role, certainty: 'sure', reason: `表头写着“${column.title}”，下面的格也对得上` };
  }
  if (known && isMoney(known.role)) return unused('不是金额', 'head');
  if (column.counts.filled === 0) return unused('是空的');
  if (isCounting(column)) return unused('是编号');
  const reason = '看格里的内容';
  if (share(column, 'days') >= MOST) return { role: 'day', certainty: 'likely', reason };
  if (known) return unused('用不到', 'head');
  if (share(column, 'sides') >= MOST) return { role: 'direction', certainty: 'likely', reason };
  if (share(column, 'amounts') >= MOST && share(column, 'longNumbers') < HALF) {
    return { role: undefined, certainty: 'asked', reason: 'figures' };
  }
  return hasHeads ? unused('用不到') : { role: 'text', certainty: 'likely', reason };
}

/** 方向 behind 借方 and 贷方 is that of the balance; with sides the amount is not needed. */
function sideGuess(guess: Guess, hasSides: boolean): Guess {
  if (guess.role === 'direction' && hasSides) return { ...guess, role: 'balanceSide' };
  if (guess.role === 'amount' && hasSides) return unused('用不到', '已有收付两列，再加会算两遍');
  return guess;
}

/** Whether a role was chosen, answered, or is remembered for a column. */
function isGiven({ choices, sheet, memory, hiddenColumns }: LedgerFacts, role: LedgerRole): boolean {
  if (Object.values(choices.roles).includes(role)) return true;
  if (sheet.columns.some(({ at }) => columnLetter(at) === choices.answers[`role:${role}`])) return true;
  return sheet.columns.some(({ at, key }) => memory?.roles[key] === role && !hiddenColumns.includes(at));
}

/** Roles that stand once get one column; what fits several is a question. */
function settle(
  facts: LedgerFacts,
  guesses: readonly Guess[],
): { readonly guesses: readonly Guess[]; readonly open: readonly OpenRole[] } {
  const result = [...guesses];
  const open: OpenRole[] = [];
  const put = (places: readonly number[], guess: Guess) => {
    for (const at of places) result[at] = guess;
  };
  const asked: Guess = { role: undefined, certainty: 'asked', reason: '要您定' };
  for (const role of SINGLE) {
    const places = placesOf(result, role);
    const answer = facts.choices.answers[`role:${role}`] ?? '';
    const chosenAt = facts.sheet.columns.findIndex(({ at }) => columnLetter(at) === answer);
    if (chosenAt >= 0) {
      put(places, unused('用不到', '只要一列'));
      result[chosenAt] = { role, certainty: 'chosen', sign: ANSWERED, reason: '您定的' };
      continue;
    }
    if (places.length < 2) continue;
    const [first = 0, ...others] = places;
    if (role === 'balance' || others.every((at) => isSame(facts, [first, at], role))) {
      put(
        others,
        unused(
          '用不到',
          role === 'balance' ? '余额只看一列' : `每行都和“${facts.sheet.columns[first]?.title}”一样`,
        ),
      );
      continue;
    }
    put(places, asked);
    open.push({ role, columns: places });
  }
  const isDayOpen = open.some(({ role }) => role === 'day');
  const hasDay = result.some(({ role }) => role === 'day' || role === 'date');
  if (!hasDay && !isDayOpen) open.push({ role: 'day', columns: [] });
  const isAmountOpen = open.some(({ role }) => MONEY_ROLES.some((money) => money === role));
  const figures = result.flatMap(({ role, reason }, at) =>
    role === undefined && reason === 'figures' ? [at] : [],
  );
  if (hasMoney(result) || isAmountOpen) {
    put(figures, unused('用不到', '已有金额列'));
  } else if (!facts.hasHeads && figures.length === 1) {
    put(figures, { role: 'amount', certainty: 'likely', reason: '只有这一列都是金额' });
  } else {
    open.push({ role: 'amount', columns: figures });
  }
  return { guesses: result, open };
}

const SINGLE: readonly LedgerRole[] = [
  ...(['day', 'year', 'month', 'date', 'direction', 'balanceSide', 'balance'] as const),
  ...MONEY_ROLES,
];

const placesOf = (guesses: readonly Guess[], role: LedgerRole) =>
  guesses.flatMap((guess, at) => (guess.role === role ? [at] : []));

/** Whether two columns say the same in every row. */
function isSame(
  { rows, sheet }: LedgerFacts,
  [left, right]: readonly [number, number],
  role: LedgerRole,
): boolean {
  const value = (cell: string) => {
    if (role === 'day') return dayIn(cell, sheet.year) ?? cell;
    if (role === 'direction' || role === 'balanceSide') return sideOf(cell) ?? cell;
    return String(readCents(cell) ?? cell);
  };
  return rows.every((row) => value(row[left] ?? '') === value(row[right] ?? ''));
}

/** What a choice by hand replaces: an amount the two sides, a side the amount. */
function replaced(guesses: readonly Guess[]): readonly Guess[] {
  const byHand = new Set(
    guesses.flatMap(({ role, certainty }) =>
      role && (certainty === 'chosen' || certainty === 'last') ? [role] : [],
    ),
  );
  const hasSide = SIDES.some((side) => byHand.has(side));
  return guesses.map((guess) => {
    if (!guess.role || guess.certainty === 'chosen' || guess.certainty === 'last') return guess;
    if (byHand.has('amount') && SIDES.includes(guess.role)) return unused('用不到', '已有金额列');
    if (byHand.has('amount') && guess.role === 'balanceSide') return { ...guess, role: 'direction' };
    if (hasSide && guess.role === 'amount') return unused('用不到', '已有收付两列，再加会算两遍');
    if (hasSide && guess.role === 'direction') return { ...guess, role: 'balanceSide' };
    return guess;
  });
}
