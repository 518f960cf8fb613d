/**
 * Writes `shown-by.tsv`: sends each write to a fresh mock and notes which reads answer otherwise. `npx tsx <this file> [write …]`:
 * all writes, or the named ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { BROWSER_ONLY } from '../input/browser-only';
import type { KitOperation } from '../input/operation';
import { openGround, openKit } from '../run-kit';
import { answered } from '../seen/answered';
import { mockTarget } from '../target';
import { tryCall } from '../trial';
import { isSame, isTurn, stateDifference } from './differences';
import { aboutLook, exampleLook, type Look, namesIn, openLook } from './read-state';
import { HEAD, type Shown, shownLine, shownOf } from './shown-by';
import { freshStates, statesOf } from './watched';

/** So many reads are kept for a write. */
const MOST_READS = 8;
/** Reads that show much of what other calls do; they are asked for what a write names, too. */
const EVERYWHERE = new Set([
  'listCart',
  'listOrderPayers',
  'listTrafficCart',
  'listPayerBalances',
  'queryMyOrders',
  'queryAllOrders',
  'queryPrototypeSamples',
  'queryAccountStatement',
  'listTodos',
  'queryMessages',
  'listStock',
  'listEventTrackings',
  'listShipTos',
  'getUserInfoByToken',
  'getCartCount',
]);

const target = await mockTarget();
const kit = await openKit({ target, ground: openGround() }, { cases: 1, edges: 1, seed: 1, ownValues: {} });
const reads = [...kit.operations.values()].filter(
  ({ isRead, call }) => isRead && call.answer(200)?.content['application/json'],
);
const named = new Set(process.argv.slice(2));
const writes = [...kit.operations.values()].filter(({ isRead, id }) => !isRead && !BROWSER_ONLY.has(id));
const file = new URL('./shown-by.tsv', import.meta.url);
const known = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1);
const lines: string[] = [];

await target.reset();
const examples = reads.map((read) => exampleLook(kit, read));
await statesOf(kit, examples);
const moving = await statesOf(kit, examples);
const untouched = await statesOf(kit, examples);
const still = examples.filter((_, at) => {
  const moved = stateDifference(moving[at], untouched[at]);
  return moved && isSame(moved);
});

for (const write of writes) {
  if (named.size > 0 && !named.has(write.id)) {
    lines.push(...known.filter((line) => line.startsWith(`${write.id}\t`)));
    continue;
  }
  const found = await shownBy(write);
  lines.push(...found.map((shown) => shownLine(write.id, shown)));
  console.error(write.id, found.length);
}
await target.close();
writeFileSync(file, `${HEAD.join('\t')}\n${lines.join('\n')}\n`);

async function shownBy(write: KitOperation): Promise<readonly Shown[]> {
  const isNear = ({ tag, id }: KitOperation) => tag === write.tag || EVERYWHERE.has(id);
  const near = reads.filter(isNear);
  const names = namesIn(write.example);
  const looks = [
    ...still.filter(({ read }) => isNear(read)),
    ...near.flatMap((read) => openLook(kit, read) ?? []),
  ];
  const found = await shownIn(write, [
    ...looks,
    ...near.flatMap((read) => aboutLook(kit, read, names) ?? []),
  ]);
  // A question about the thing may do something to it: whoever asks for a payment's result has the bank asked.
  return found.length > 0 ? found : shownIn(write, looks);
}

async function shownIn(write: KitOperation, looks: readonly Look[]): Promise<readonly Shown[]> {
  const before = await freshStates(kit, write, looks);
  const trial = await tryCall(kit, write, { values: write.example });
  if (answered(trial)?.code !== '1') return [];
  const after = await statesOf(kit, looks);
  const all = looks.flatMap(({ read, question }, at): readonly Shown[] => {
    const result = stateDifference(before[at], after[at]);
    return result && !isSame(result) ? [shownOf(result, read.id, question)] : [];
  });
  // What a list without its filters shows, or that a thing is found or gone, is kept where nothing else shows the write.
  const plain = all.filter((shown) => shown.question !== 'open' && !isTurn(shown));
  const order = ({ read }: Shown) =>
    kit.operations.get(read)?.tag === write.tag ? 0 : EVERYWHERE.has(read) ? 1 : 2;
  return (plain.length > 0 ? plain : all).toSorted((a, b) => order(a) - order(b)).slice(0, MOST_READS);
}
