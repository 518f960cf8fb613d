/** What a state asks of the user: to act, to wait, nothing more, to look at a failure, or nothing at all. */
export type StateTone = 'waiting' | 'moving' | 'done' | 'bad' | 'neutral';

/** A code of the wire with its Chinese name: a type, a reason. */
export interface CodeName {
  readonly value: string;
  readonly label: string;
}

/** Codes of one kind with their names, by what they mean. */
export type CodeNames = Readonly<Record<string, CodeName>>;

/** A state of a document. */
export interface State extends CodeName {
  readonly tone: StateTone;
}

/** The states of one kind of document by what they mean, in the order in which it passes through them. */
export type States = Readonly<Record<string, State>>;

/**
 * The tone of a code.
 * @param states the states of the document
 * @param code the code as it came
 * @returns `neutral` for a code that is not listed
 */
export function toneOf(states: States, code: string): StateTone {
  return rowOfCode(states, code)?.tone ?? 'neutral';
}

/** The name of a code; undefined for one that is not listed. */
export function nameOf(codes: CodeNames, code: string): string | undefined {
  return rowOfCode(codes, code)?.label;
}

function rowOfCode<Row extends CodeName>(
  codes: Readonly<Record<string, Row>>,
  code: string,
): Row | undefined {
  return Object.values(codes).find(({ value }) => value === code);
}

/**
 * The choices of a filter.
 * @param codes states, types or reasons
 * @returns code and name, in the order of the table
 */
export function choicesOf(codes: CodeNames): readonly CodeName[] {
  return Object.values(codes).map(({ value, label }) => ({ value, label }));
}
