import type { TestCall } from '../input/call-values';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Trial } from '../made-trial';
import { answered, successData } from './answered';
import { OWNER_FIELDS } from './owner-fields';
import { type Row, rowsOf } from './rows';

/** What a run knows: what it sent, whose it is, which rows it saw, which writes it made. */
export interface Memory {
  sent(operation: Pick<KitOperation, 'id' | 'isRead'>, call: TestCall): void;
  answered(trial: Trial): void;
  /**
   * Whether a text that an operation answers is one that the run sent, or holds one: whole, and of some length. A day that a read was
   * asked for is stored nowhere, and comes back from that read alone.
   */
  isSent(text: string, operationId: string): boolean;
  /** Whether a code is one of the tester's own. */
  isOwn(code: string): boolean;
  readonly ownCodes: ReadonlySet<string>;
  /** Whether a write has been answered with success. */
  hasWritten(): boolean;
  /** Rows that a list answered when it was first asked; the random calls of a run depend on no other. */
  rows(operationId: string): readonly Row[];
  learn(trial: Trial): void;
  /** The name that a code had when it was first seen in an answer, which is this one at first. */
  nameOf(code: string, name: string): string;
  /** The fact as it was first told since the last write, with the call that told it; this one at first. */
  factOf(fact: string, told: Told): Told;
  /** Drops a fact: the next call tells it. */
  forgetFact(fact: string): void;
  /** What was told before counts no more: the backend was put back. */
  forget(): void;
}

/** A call that can be made again. */
export type Teller = Pick<Trial, 'operation' | 'call'>;

/** A value of a thing, by the call that answered it. */
export interface Told {
  readonly value: unknown;
  readonly teller: Teller;
}

/** A text with fewer signs than these stands in others by chance. */
const LEAST_SIGNS = 4;
const DAY = /^\d{4}-\d{2}-\d{2}/;

const isWithin = (sent: string, text: string): boolean =>
  text === sent || (sent.replace(/\s/g, '').length >= LEAST_SIGNS && text.includes(sent));

/** So many rows of an operation are kept. */
const MOST_ROWS = 200;
/**
 * @param operations with the tester's own codes in their examples: these are the tester's
 * @param alsoOwn further codes of the tester
 */
export function createMemory(operations: readonly KitOperation[], alsoOwn: readonly string[]): Memory {
  const texts = new Set<string>();
  const askedDays = new Map<string, Set<string>>();
  const ownCodes = new Set([...operations.flatMap(ownCodesOf), ...alsoOwn]);
  let hasWritten = false;
  const rows = new Map<string, readonly Row[]>();
  const names = new Map<string, string>();
  const facts = new Map<string, Told>();
  return {
    sent: ({ id, isRead }, call) => {
      const asked = askedDays.get(id) ?? new Set();
      askedDays.set(id, asked);
      for (const text of textsOf(call)) (isRead && DAY.test(text) ? asked : texts).add(text);
    },
    answered: (trial) => {
      const { operation, call } = trial;
      if (call.fault !== undefined || call.credential !== undefined) return;
      if (operation.isRead) return;
      facts.clear();
      if (answered(trial)?.code === '1') hasWritten = true;
    },
    isSent: (text, id) => [...texts, ...(askedDays.get(id) ?? [])].some((sent) => isWithin(sent, text)),
    isOwn: (code) => ownCodes.has(code),
    ownCodes,
    hasWritten: () => hasWritten,
    factOf: (fact, told) => {
      const known = facts.get(fact) ?? told;
      facts.set(fact, known);
      return known;
    },
    forgetFact: (fact) => facts.delete(fact),
    forget: () => facts.clear(),
    nameOf: (code, name) => {
      const known = names.get(code);
      if (known === undefined) names.set(code, name);
      return known ?? name;
    },
    rows: (id) => rows.get(id) ?? [],
    learn: (trial) => {
      rows.set(trial.operation.id, rowsOf(successData(trial)).slice(0, MOST_ROWS));
    },
  };
}

function ownCodesOf({ examples }: KitOperation): readonly string[] {
  return Object.values(examples).flatMap(({ path, query, body }) => ownersIn([path, query, body]));
}

/** The codes in the fields of a value that say whose it is. */
export function ownersIn(node: unknown): readonly string[] {
  const visit = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(visit);
    if (!isRecord(value)) return [];
    return Object.entries(value).flatMap(([name, child]) =>
      OWNER_FIELDS.has(name) && typeof child === 'string' ? [child] : visit(child),
    );
  };
  return visit(node);
}

/** Texts of a call with a sign in them, which may come back in its answer. */
export const textsOf = ({ values, rawBody }: TestCall): readonly string[] =>
  textsIn([values.path, values.query, values.body, rawBody]);

/** Texts with a sign in them: only such may look broken when they come back. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return /[^\p{L}\p{N}]/u.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
