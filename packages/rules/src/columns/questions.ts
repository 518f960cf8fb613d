/** The questions about rows that cannot be read, the same for both doors. */
import type { Choices } from './choices';
import { rowsText } from './left-out';
import type { Answer, CellProblem, Question } from './reading';

/** More rows than this are asked about together. */
const SINGLE_ROWS = 3;

/** The id of the answer that takes the suggestion. */
export const FIX = 'fix';
export const OUT = 'out';
/** Goods can be corrected in the next step as well. */
export const LATER = 'later';

interface ProblemWords {
  readonly title: (at: number) => string;
  /** What the suggestion gives: 改成 27,881.00. */
  readonly fix: (suggestion: string) => string;
  /** What leaving the row out, or taking the suggestion, does to the sum. */
  readonly effect: (problem: CellProblem) => string;
  readonly canWait: boolean;
}

/** What was answered to the problem of a row. */
export function rowAnswer(choices: Choices, rowNo: number): string {
  return choices.answers[`row:${rowNo}`] || choices.answers['rows'] || '';
}

/** The questions about the rows that cannot be read: each by itself, or all together. */
export function problemQuestions(
  problems: readonly CellProblem[],
  choices: Choices,
  words: ProblemWords,
): readonly Question[] {
  const rows = new Map<number, CellProblem>();
  for (const problem of problems) if (!rows.has(problem.rowNo)) rows.set(problem.rowNo, problem);
  if (rows.size > SINGLE_ROWS) return [togetherQuestion(problems, [...rows.keys()], { choices, words })];
  return [...rows.values()].map((problem) => singleQuestion(problem, choices, words));
}

const later: Answer = { id: LATER, label: '下一步再改' };

function singleQuestion(problem: CellProblem, choices: Choices, words: ProblemWords): Question {
  const { rowNo, at, text, suggestion, reason } = problem;
  const id = `row:${rowNo}`;
  const answers: readonly Answer[] = [
    ...(suggestion === undefined ? [] : [{ id: FIX, label: words.fix(suggestion) }]),
    ...(words.canWait && suggestion === undefined ? [later] : []),
    { id: OUT, label: '这一行不读' },
  ];
  const says = text === '' ? '' : `写着“${text}”，`;
  return {
    id,
    short: `第 ${rowNo} 行`,
    text: `第 ${rowNo} 行的${words.title(at)}${says}${reason}，怎么办？`,
    evidence: `${words.effect(problem)}也可以在表里直接改。`,
    ...{ answers, columns: [], rowNos: [rowNo] },
    answered: answers.find((answer) => answer.id === choices.answers[id])?.label,
  };
}

function togetherQuestion(
  problems: readonly CellProblem[],
  rowNos: readonly number[],
  { choices, words }: { readonly choices: Choices; readonly words: ProblemWords },
): Question {
  const answers: readonly Answer[] = [
    ...(words.canWait ? [later] : []),
    { id: OUT, label: `这 ${rowNos.length} 行不读` },
  ];
  const reasons = [...new Set(problems.map(({ reason }) => reason))];
  return {
    id: 'rows',
    short: `读不成的 ${rowNos.length} 行`,
    text: `${rowsText(rowNos)}有格子读不成，怎么办？`,
    evidence: `${reasons.slice(0, 3).join('；')}。也可以在表里一格一格改。`,
    ...{ answers, columns: [], rowNos },
    answered: answers.find((answer) => answer.id === choices.answers['rows'])?.label,
  };
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
