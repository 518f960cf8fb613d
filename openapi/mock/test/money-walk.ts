/**
 * Random walks of writes that move money and goods. After each step the sum of all balances is what it was, but for the
 * sources that the step states; at the end every other figure agrees.
 */
import { randomOf } from '../../world/ledger/random';
import { fields, list } from '../state/memory/input';
import { toCents } from '../state/memory/money';
import type { AskHere } from './ask-here';
import {
  ACTS,
  APPLICATION,
  CREDIT,
  centsIn,
  ENDS,
  LENDING,
  MANAGEMENT,
  OWNER,
  rowsOf,
  SOLD_TO,
  type Step,
  some,
  type Walk,
} from './money-acts';

/** The balance of each account, in cents. */
async function balancesOf(ask: AskHere['ask']): Promise<ReadonlyMap<string, number>> {
  const { data } = await ask(`/customer/customers/auxiliary/payer/all?customerCode=${SOLD_TO}`);
  return new Map(
    list({ data }, 'data').map(({ payerCode, balance }) => [String(payerCode), Number(balance) * 100]),
  );
}

/** The cents that transfers and loans on their way hold, by account. */
async function heldOf(ask: AskHere['ask']): Promise<ReadonlyMap<string, number>> {
  const status = '10';
  const held = new Map<string, number>();
  const add = (code: unknown, yuan: unknown) =>
    held.set(String(code), (held.get(String(code)) ?? 0) + toCents(Number(yuan)));
  for (const row of await rowsOf(ask, `${MANAGEMENT}/fundsTransfer/list`, { status }))
    add(row['fromPayerCode'], row['amount']);
  for (const row of await rowsOf(ask, `${APPLICATION}/list`, { saleCustCode: SOLD_TO, status }))
    add(row['fromPayerCode'], row['transferMoney']);
  for (const { amount } of await rowsOf(ask, `${LENDING}/queryFinanceHistory`, { status }))
    add(CREDIT, amount);
  return held;
}

/** How much of a walk ends what it began. */
const END_SHARE = 0.35;

interface Sums {
  readonly balances: ReadonlyMap<string, number>;
  readonly held: ReadonlyMap<string, number>;
  /** All balances, with what is on its way. */
  readonly total: number;
}

/** @param known what is on its way, where a call was refused and so changed none of it */
async function sumsOf(ask: AskHere['ask'], known?: Sums['held']): Promise<Sums> {
  const [balances, held] = [await balancesOf(ask), known ?? (await heldOf(ask))];
  const total = [...balances.values(), ...held.values()].reduce((sum, cents) => sum + cents, 0);
  return { balances, held, total: Math.round(total) };
}

/** What a step broke; empty when every law holds. */
function problemsOf(walk: Walk, step: Step, [before, after]: readonly [Sums, Sums]): readonly string[] {
  const problems: string[] = [];
  if (after.total - before.total !== step.cents)
    problems.push(`${after.total - before.total} cents came, the answer says ${step.cents}`);
  for (const [code, cents] of after.balances) {
    if (cents < 0) problems.push(`${code} is below zero: ${cents}`);
    if (Math.abs(cents - Math.round(cents)) > 1e-4) problems.push(`${code} has parts of a cent: ${cents}`);
    if (!step.isDone && before.balances.get(code) !== cents)
      problems.push(`${code} was moved by a refused call`);
  }
  for (const once of step.isDone ? (step.once ?? []) : []) {
    if (walk.done.has(once)) problems.push(`${once} a second time`);
    walk.done.add(once);
  }
  return problems.map((problem) => `${step.name}: ${problem}`);
}

/** Whether statements and credit agree with the balances. */
async function problemsAtEnd(ask: AskHere['ask'], { balances, held }: Sums): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const payerCode of [SOLD_TO, CREDIT, '8800200190']) {
    const body = { ...OWNER, pageNum: 1, pageSize: 1, payerCode };
    const { data } = await ask(`${MANAGEMENT}/accountStatement/list`, body);
    const closing = centsIn(fields(data), 'closingBalance');
    const book = Math.round((balances.get(payerCode) ?? 0) + (held.get(payerCode) ?? 0));
    if (closing !== book) problems.push(`statement of ${payerCode} closes at ${closing}, not ${book}`);
  }
  const { data } = await ask(`${MANAGEMENT}/creditCenter/query?customerCode=${SOLD_TO}`);
  const left = centsIn(fields(data), 'availableAmount');
  if (left !== Math.round(balances.get(CREDIT) ?? 0))
    problems.push(`the credit centre says ${left}, the payer ${balances.get(CREDIT)}`);
  return problems;
}

export interface WalkResult {
  /** What was broken, each with its call; empty when every law held. */
  readonly problems: readonly string[];
  /** Writes that were accepted. */
  readonly accepted: number;
}

/**
 * Walks from a fresh world.
 * @param seed the same seed makes the same calls
 * @param steps calls of the walk
 */
export async function walkMoney({ ask, reset }: AskHere, seed: string, steps: number): Promise<WalkResult> {
  reset();
  const made = { payments: [], transfers: [], loans: [] };
  const walk: Walk = { ask, random: randomOf(seed), made, done: new Set(), back: new Map() };
  const problems: string[] = [];
  let accepted = 0;
  let before = await sumsOf(ask);
  for (let at = 0; at < steps; at += 1) {
    const step = await some(walk, walk.random.chance(END_SHARE) ? ENDS : ACTS)(walk);
    const after = await sumsOf(ask, step.isDone ? undefined : before.held);
    problems.push(...problemsOf(walk, step, [before, after]));
    if (step.isDone) accepted += 1;
    before = after;
  }
  problems.push(...(await problemsAtEnd(ask, before)));
  return { problems: problems.map((problem) => `walk ${seed}: ${problem}`), accepted };
}
