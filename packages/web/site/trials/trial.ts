/** A trial: fields in which a reader types, and what the rules say of it. It is run in the page and when the page is made. */
import type { CodeName } from '@dealer-portal/rules/states';

/** A field. `lines` has one thing a line, whose parts are separated by blanks. */
export interface TrialField {
  readonly name: string;
  readonly zh: string;
  readonly en: string;
  readonly kind: 'text' | 'lines' | 'choice';
  /** What stands there first. */
  readonly example: string;
  /** Of a choice: values with their words. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
}

/** What the rules say. */
export interface TrialAnswer {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: string;
  /** How it came to that, one sentence each. */
  readonly steps?: readonly string[];
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

export type Typed = Readonly<Record<string, string>>;

export interface Trial {
  /** Unique in all groups; it stands in the address. */
  readonly id: string;
  /** The entry of the rules, below whose heading the trial stands. */
  readonly entry: string;
  readonly zh: string;
  readonly en: string;
  readonly fields: readonly TrialField[];
  /** What is typed is nobody else's: it is kept in no address. */
  readonly isSecret?: true;
  readonly run: (typed: Typed) => TrialAnswer;
}

/** The lines of a field that have something, each cut at blanks. */
export function linesOf(text: string | undefined): readonly (readonly string[])[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
}

/** The first two words of each line: a name and what belongs to it. */
export const pairsOf = (text: string | undefined): ReadonlyMap<string, string> =>
  new Map(linesOf(text).map(([name = '', value = '']) => [name, value] as const));

/** Payers, each line with code, type and balance. */
export const payersOf = (text: string | undefined) =>
  linesOf(text).map(([payerCode = '', payerType = '', balance = '']) => ({ payerCode, payerType, balance }));

/**
 * The tree of indented lines: a line lies below the nearest line above it that has fewer blanks in front.
 * @param read a node without anything below it
 */
export function treeOf<Node extends { readonly subItems: Node[] }>(
  text: string,
  read: (line: string) => Node,
): readonly Node[] {
  const top: Node[] = [];
  let open: readonly { readonly blanks: number; readonly node: Node }[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const blanks = line.length - line.trimStart().length;
    const node = read(line.trim());
    open = open.filter((one) => one.blanks < blanks);
    (open.at(-1)?.node.subItems ?? top).push(node);
    open = [...open, { blanks, node }];
  }
  return top;
}

export const good = (text: string): TrialAnswer => ({ tone: 'good', text });
export const bad = (text: string): TrialAnswer => ({ tone: 'bad', text });
export const plain = (text: string): TrialAnswer => ({ tone: 'plain', text });
/**
 * The answer of a rule that says yes or why not.
 * @param refusal its sentence; undefined where nothing is refused
 * @param fine what is said then
 */
export const judged = (refusal: string | undefined, fine: string): TrialAnswer =>
  refusal === undefined ? good(fine) : bad(refusal);

/** The choices of a field that takes a code. */
export const choicesAmong = (codes: readonly CodeName[]) =>
  codes.map(({ value, label }) => [value, label] as const);

/** The choices of a question, and whether it was answered by yes. */
export const YES_NO = [
  ['no', '否 no'],
  ['yes', '是 yes'],
] as const;
export const isYes = (value: string | undefined): boolean => value === 'yes';

/** The choices of a flag of a freeze. */
export const FREEZE_FLAGS = [
  ['', '没有 none'],
  ['N', 'N 已冻结 frozen'],
  ['B', 'B 已驳回 rejected'],
  ['D2026110001', 'D… 已申请 submitted'],
] as const;

/** The choices of how goods are sent. */
export const WAYS_OF_DELIVERY = [
  ['sendTo', '送达方 sendTo'],
  ['district', '区域 district'],
  ['address', '地址 address'],
] as const;

/** The field of the day that a trial takes for today. */
export const todayField = (name: string): TrialField => ({
  name,
  zh: '今天',
  en: 'today',
  kind: 'text',
  example: '2026-11-20',
});
/** The answer where that is no day. */
export const NO_TODAY = bad('今天写成 2026-11-20');

/** The moment of a typed day, at noon in China; undefined for what is no day. */
export function momentOf(day: string | undefined): Date | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? new Date(`${day}T12:00:00+08:00`) : undefined;
  return time && Number.isFinite(time.getTime()) ? time : undefined;
}
