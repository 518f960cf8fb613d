/** The questions about rows that cannot be read, the same for both doors. */
import type { Choices } from './choices';
import { cellText } from './columns-refusals';
import { rowsText } from './left-out';
import type { Answer, CellProblem, Question } from './reading';

/** The id of the answer that takes the suggestion. */
export const FIX = 'fix';
const OUT = 'out';
/** Goods can be corrected in the next step as well. */
export const LATER = 'later';

interface ProblemWords {
  readonly title: (at: number) => string;
  /** What the suggestion gives: 改成 27,881.00. */
  readonly fix: (suggestion: string) => string;
  /** What leaving the row out, or taking the suggestion, does to the sum. */
  readonly effect: (problem: CellProblem) => string;
  /** What the rows together come to, as far as it can be read: 提货 1,200.00; `''` for nothing. */
  readonly sum: (rowNos: readonly number[]) => string;
  readonly canWait: boolean;
  /** What still stands against rows whose suggestion was taken. */
  readonly left?: readonly CellProblem[];
}

/** What was answered to the problem of a row: by itself, or for all of them. */
export function rowAnswer({ answers }: Choices, rowNo: number): string {
  return answers[`row:${rowNo}`] ?? answers['rows'] ?? '';
}

/** Whether a row that still cannot be read is left out: it was said so, or only those with a suggestion were taken. */
export function isLeftOut(choices: Choices, rowNo: number): boolean {
  const isOfAll = choices.answers[`row:${rowNo}`] === undefined;
  const answer = rowAnswer(choices, rowNo);
  return answer === OUT || (isOfAll && answer === FIX);
}

/** The questions about the rows that cannot be read: the only one by itself, several together. */
export function problemQuestions(
  problems: readonly CellProblem[],
  choices: Choices,
  words: ProblemWords,
): readonly Question[] {
  const rows = new Map<number, CellProblem>();
  for (const problem of problems) if (!rows.has(problem.rowNo)) rows.set(problem.rowNo, problem);
  const [first, ...others] = rows.values();
  if (!first) return [];
  if (others.length > 0) return [togetherQuestion([first, ...others], choices, words)];
  const left = words.left?.find(({ rowNo }) => rowNo === first.rowNo);
  const isHalf = left !== undefined && rowAnswer(choices, first.rowNo) === FIX;
  return [singleQuestion(isHalf ? left : first, choices, words)];
}

const later: Answer = { id: LATER, label: '下一步再改' };

function singleQuestion(problem: CellProblem, choices: Choices, words: ProblemWords): Question {
  const { rowNo, at, text, suggestion, refusal } = problem;
  const answers: readonly Answer[] = [
    ...(suggestion === undefined ? [] : [{ id: FIX, label: words.fix(suggestion) }]),
    ...(words.canWait && suggestion === undefined ? [later] : []),
    { id: OUT, label: '这一行不读' },
  ];
  const says = text === '' ? '' : `写着“${text}”，`;
  return {
    id: `row:${rowNo}`,
    short: `第 ${rowNo} 行`,
    text: `第 ${rowNo} 行的${words.title(at)}${says}${cellText(refusal)}，怎么办？`,
    evidence: `${words.effect(problem)}也可以在表里直接改。`,
    answers,
    columns: [],
    rowNos: [rowNo],
    answered: answers.find((answer) => answer.id === rowAnswer(choices, rowNo))?.label,
  };
}

/** So many cells are named with what they say. */
const NAMED = 3;

/** One question about several rows: one press leaves them all out, and one takes it back. */
function togetherQuestion(problems: readonly CellProblem[], choices: Choices, words: ProblemWords): Question {
  const rowNos = problems.map(({ rowNo }) => rowNo);
  const answers: readonly Answer[] = [
    ...fixAnswer(problems),
    ...(words.canWait ? [later] : []),
    { id: OUT, label: `这 ${rowNos.length} 行不读` },
  ];
  const places = problems
    .slice(0, NAMED)
    .map(({ rowNo, at, text }) => `第 ${rowNo} 行${words.title(at)}${text === '' ? '' : `“${text}”`}`);
  const reasons = [...new Set(problems.map(({ refusal }) => cellText(refusal)))].slice(0, NAMED);
  const sum = words.sum(rowNos);
  const more = problems.length > NAMED ? ` 等 ${problems.length} 处` : '';
  // A row that was read in again is open by itself.
  const isOpen = rowNos.some((rowNo) => rowAnswer(choices, rowNo) === '');
  return {
    id: 'rows',
    short: `读不成的 ${rowNos.length} 行`,
    text: `${rowsText(rowNos)}有格子读不成，怎么办？`,
    evidence: `${places.join('、')}${more}：${reasons.join('；')}。不读它们，${sum === '' ? '没有能加的数' : `少 ${sum}`}。也可以在表里一格一格改。`,
    answers,
    columns: [],
    rowNos,
    answered: isOpen ? undefined : answers.find(({ id }) => id === choices.answers['rows'])?.label,
  };
}

function fixAnswer(problems: readonly CellProblem[]): readonly Answer[] {
  const fixed = problems.filter(({ suggestion }) => suggestion !== undefined).length;
  const others = problems.length - fixed;
  if (fixed === 0) return [];
  const label = others > 0 ? `能看懂的 ${fixed} 行照改，其余 ${others} 行不读` : `这 ${fixed} 行都照改`;
  return [{ id: FIX, label }];
}

/** The label of a question's first answer with a typed number: 共 12 台; undefined while the number is none. */
export function factorLabel({ factor }: Question, digits: string): string | undefined {
  const number = readFactor(digits);
  return factor && number !== undefined ? `共 ${factor.count * number} ${factor.after}` : undefined;
}

/** How many pieces a unit has: 1 to 9999; undefined for other text. */
export function readFactor(digits: string): number | undefined {
  const text = digits.normalize('NFKC').trim();
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}
