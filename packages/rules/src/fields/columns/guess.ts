/** What the two doors share when they decide about columns. */
import type { Choices, Memory } from './choices';
import { type ColumnFacts, factsOf, sampleOf } from './facts';
import { gridOf } from './grid';
import { headsOf } from './heads';
import type { Certainty, Column, Question, ReadInput } from './reading';
import { type ColumnRole, type Door, isAlone, roleText } from './roles';
import { columnLetter, firstSheet } from './sheet';

/** What is thought of one column. */
export interface Guess {
  readonly role: ColumnRole | undefined;
  readonly certainty: Certainty;
  /** Under the select; 肯定 and the like where it is absent. */
  readonly sign?: string | undefined;
  readonly reason: string;
}

const SIGNS: Readonly<Record<Certainty, string>> = {
  sure: '肯定',
  last: '上次定的',
  likely: '多半是',
  chosen: '您选的',
  asked: '要您定',
  unused: '用不到',
};

/** A column that is not used, with its reason. */
export function unused(sign: string, reason = ''): Guess {
  return { role: 'none', certainty: 'unused', sign, reason };
}

/** A column that the workbook hides is not used until the user says so. */
export const HIDDEN: Guess = unused('隐藏的列', '在 Excel 里隐藏了，看不见');

/** Where a column that is looked for may stand among the hidden ones; `''` without any. */
export function hiddenNote(guesses: readonly Guess[]): string {
  const count = guesses.filter((guess) => guess === HIDDEN).length;
  return count > 0 ? `隐藏的 ${count} 列没有看，要用请在“没有读进来的”里点“用这一列”。` : '';
}

/** The role that a person gave a column, or that it had last time where its cells still fit. */
export function decided(
  column: ColumnFacts,
  guess: Guess,
  facts: {
    readonly choices: Choices;
    readonly memory: Memory | undefined;
    readonly fits: (column: ColumnFacts, role: ColumnRole) => boolean;
    readonly isRole: (text: string) => text is ColumnRole;
  },
): Guess {
  const chosen = facts.choices.roles[columnLetter(column.at)];
  if (chosen === 'none') return { role: 'none', certainty: 'unused', sign: '您选的', reason: '您选了不用' };
  if (chosen) return { role: chosen, certainty: 'chosen', reason: '您选的' };
  // What was decided when the column was to be seen says nothing about a hidden one.
  const last = guess === HIDDEN ? undefined : facts.memory?.roles[column.key];
  if (last === undefined || !facts.isRole(last) || !facts.fits(column, last)) return guess;
  if (guess.role === last && guess.certainty !== 'likely') return guess;
  if (last === 'none')
    return {
      role: 'none',
      certainty: 'unused',
      sign: guess.certainty === 'unused' ? guess.sign : '上次定的',
      reason: '上次没有用',
    };
  return { role: last, certainty: 'last', reason: '和上次同样的表头，上次这样定的' };
}

/** A role that stands once, chosen by hand, leaves every other column. */
export function yieldToChosen(guesses: readonly Guess[]): readonly Guess[] {
  const chosen = new Set(
    guesses.flatMap(({ role, certainty }) => (role && certainty === 'chosen' && isAlone(role) ? [role] : [])),
  );
  return guesses.map((guess) =>
    guess.role && guess.certainty !== 'chosen' && chosen.has(guess.role)
      ? unused('用不到', `已有一列是${roleText(guess.role)}`)
      : guess,
  );
}

/** The columns as they are shown. */
export function shownColumns(
  facts: readonly ColumnFacts[],
  guesses: readonly Guess[],
  {
    questions,
    words,
  }: { readonly questions: readonly Question[]; readonly words: (role: ColumnRole, at: number) => string },
): readonly Column[] {
  return facts.map((column, index): Column => {
    const { role, certainty, sign, reason } = guesses[index] ?? unused('用不到');
    const open = questions.find(
      ({ answered, columns }) => answered === undefined && columns.includes(column.at),
    );
    return {
      at: column.at,
      letter: columnLetter(column.at),
      heads: column.heads,
      title: column.title,
      key: column.key,
      role,
      roleText: role === undefined ? '请选择' : words(role, column.at),
      certainty: open ? 'asked' : certainty,
      sign: open ? SIGNS.asked : (sign ?? SIGNS[certainty]),
      reason,
      question: open?.id,
      isHidden: guesses[index] === HIDDEN || undefined,
      sample: sampleOf(column),
      isFigure: column.counts.amounts > 0 && column.counts.amounts * 2 >= column.counts.filled,
    };
  });
}

/** The rows in which heads are looked for, and some more. */
const HEAD_ROWS = 100;

/**
 * Under what the settings of a sheet are remembered, as `memoryKey` of its reading says it, without reading its rows: a
 * file of 20,000 rows is read once and not twice (CART-08, FIN-02).
 * @returns `''` without heads
 */
export function memoryKeyOf(door: Door, { sheets, at = firstSheet(sheets), choices }: ReadInput): string {
  const sheet = sheets[at];
  if (!sheet || choices.heads === 'none') return '';
  const rows = Math.max(HEAD_ROWS, (choices.heads?.last ?? 0) + 1);
  const grid = gridOf({ ...sheet, cells: sheet.cells.slice(0, rows) }, choices.cells);
  return keyOfHeads(door, factsOf(grid, headsOf(grid, choices, door)).columns);
}

/** The key of the memory: door and heads, whatever their order; `''` without heads. */
export function keyOfHeads(door: Door, columns: readonly ColumnFacts[]): string {
  const keys = columns.filter(({ heads }) => heads.length > 0).map(({ key }) => key);
  return keys.length === 0 ? '' : [door, ...keys.sort()].join('\t');
}
