/** What a person decided about one file, as plain data: the reader is asked again with it. */
import { type ColumnRole, isAlone } from './roles';
import { cellAddress, columnLetter } from './sheet';

/** The rows of the heads, first and last, from 1. */
export interface HeadRows {
  readonly first: number;
  readonly last: number;
}

/** Decisions about columns; those about rows belong to one file. */
export interface Memory {
  /** The day of the decision, 2026-10-22. */
  readonly day: string;
  /** Roles by the heads of the column. */
  readonly roles: Readonly<Record<string, ColumnRole>>;
  /** Answers by the id of the question. */
  readonly answers: Readonly<Record<string, string>>;
}

/** All decisions about one sheet. It can be stored as JSON. */
export interface Choices {
  /** Where the heads stand; undefined while the reader looks for them. */
  readonly heads?: HeadRows | 'none' | undefined;
  /** Roles chosen above the table, by the letter of the column. */
  readonly roles: Readonly<Record<string, ColumnRole>>;
  /** The answers to questions, by the id of the question: the id of the answer, or a typed number. */
  readonly answers: Readonly<Record<string, string>>;
  /** Corrected cells, by address such as `E11`. */
  readonly cells: Readonly<Record<string, string>>;
  /** Rows that are not read because the user says so. */
  readonly leftOut: readonly number[];
  /** Rows that are read although the reader would leave them out. */
  readonly readIn: readonly number[];
}

/** Nothing is decided yet. */
export const NO_CHOICES: Choices = { roles: {}, answers: {}, cells: {}, leftOut: [], readIn: [] };

/** Another place of the heads; what was decided about columns belonged to the old heads. */
export function chooseHeads(choices: Choices, heads: HeadRows | 'none' | undefined): Choices {
  return { ...choices, heads, roles: {}, answers: {} };
}

/** A role from the select above a column (counted from 0); a role that stands once leaves the column that had it by hand. */
export function chooseRole(choices: Choices, at: number, role: ColumnRole): Choices {
  const letter = columnLetter(at);
  const others = Object.entries(choices.roles).filter(
    ([other, theirs]) => other !== letter && !(theirs === role && isAlone(role)),
  );
  return { ...choices, roles: { ...Object.fromEntries(others), [letter]: role } };
}

/**
 * An answer to a question: the id of one of its answers, or the number that was typed into it. The one about all rows
 * that cannot be read replaces those about single ones.
 */
export function answerQuestion(choices: Choices, questionId: string, answerId: string): Choices {
  const { answers } = choices;
  const kept = questionId === 'rows' ? withoutRows(answers) : answers;
  return { ...choices, answers: { ...kept, [questionId]: answerId } };
}

const withoutRows = (answers: Choices['answers']) =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !id.startsWith('row:')));

/** Opens an answered question again; what was answered last time no longer counts. */
export function reopenQuestion(choices: Choices, questionId: string): Choices {
  return answerQuestion(choices, questionId, '');
}

/** A cell corrected in place; undefined takes the correction back. */
export function correctCell(
  choices: Choices,
  { at, rowNo }: { readonly at: number; readonly rowNo: number },
  text: string | undefined,
): Choices {
  const address = cellAddress(at, rowNo);
  const cells = Object.entries(choices.cells).filter(([other]) => other !== address);
  return { ...choices, cells: Object.fromEntries(text === undefined ? cells : [...cells, [address, text]]) };
}

/** Rows that are not read. */
export function leaveOut(choices: Choices, rowNos: readonly number[]): Choices {
  return {
    ...choices,
    leftOut: [...new Set([...choices.leftOut, ...rowNos])],
    readIn: choices.readIn.filter((rowNo) => !rowNos.includes(rowNo)),
  };
}

/** Rows that are read although they were left out; an answer that left them out no longer counts for them. */
export function readIn(choices: Choices, rowNos: readonly number[]): Choices {
  const { answers } = choices;
  const reopened = rowNos.filter((rowNo) => answers['rows'] !== undefined || answers[`row:${rowNo}`]);
  return {
    ...choices,
    answers: { ...answers, ...Object.fromEntries(reopened.map((rowNo) => [`row:${rowNo}`, ''])) },
    leftOut: choices.leftOut.filter((rowNo) => !rowNos.includes(rowNo)),
    readIn: [...new Set([...choices.readIn, ...rowNos])],
  };
}

const isOfRows = (questionId: string) => /^(?:rows$|row:|lost:)/.test(questionId);

/** The decisions about columns, for a new file with the same heads; those about rows belonged to the old file. */
export function columnChoices({ roles, answers }: Choices): Choices {
  return {
    ...NO_CHOICES,
    roles,
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => !isOfRows(id))),
  };
}
