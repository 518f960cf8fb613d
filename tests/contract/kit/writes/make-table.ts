/** Writes `shown-by.tsv`: sends each write to a fresh mock and notes which reads answer otherwise. `npx tsx <this file>` */
import { writeFileSync } from 'node:fs';
import type { KitOperation } from '../input/operation';
import { openGround, openKit } from '../run-kit';
import { answered } from '../seen/answered';
import { mockTarget } from '../target';
import { type Kit, tryCall } from '../trial';
import { difference, isSame } from './differences';
import { aboutLook, exampleLook, type Look, look, namesIn, type State } from './read-state';
import { HEAD, type Shown, shownLine, shownOf } from './shown-by';

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
const writes = [...kit.operations.values()].filter(
  ({ isRead, id }) => !isRead && id !== 'redirectAfterLogin',
);
const lines: string[] = [];

await target.reset();
const examples = reads.map((read) => exampleLook(kit, read));
await states(kit, examples);
const moving = await states(kit, examples);
const untouched = await states(kit, examples);
const still = examples.filter((_, at) => isSame(difference(moving[at]?.data, untouched[at]?.data)));

for (const write of writes) {
  const found = await shownBy(write);
  lines.push(...found.map((shown) => shownLine(write.id, shown)));
  console.error(write.id, found.length);
}
await target.close();
writeFileSync(new URL('./shown-by.tsv', import.meta.url), `${HEAD.join('\t')}\n${lines.join('\n')}\n`);

async function states(using: Kit, looks: readonly Look[]): Promise<readonly State[]> {
  const all: State[] = [];
  for (const item of looks) all.push(await look(using, item));
  return all;
}

async function shownBy(write: KitOperation): Promise<readonly Shown[]> {
  await target.reset();
  for (const id of write.call.route.operation['x-after'] ?? []) {
    const before = kit.operations.get(id);
    if (before) await tryCall(kit, before, { values: before.example });
  }
  const isNear = ({ tag, id }: KitOperation) => tag === write.tag || EVERYWHERE.has(id);
  const names = namesIn(write.example);
  const about = reads.filter(isNear).flatMap((read) => aboutLook(kit, read, names) ?? []);
  const looks = [...still.filter(({ read }) => isNear(read)), ...about];
  const before = await states(kit, looks);
  const trial = await tryCall(kit, write, { values: write.example });
  if (answered(trial)?.code !== '1') return [];
  const after = await states(kit, looks);
  const found = looks.flatMap(({ read, question }, at): readonly Shown[] => {
    const [one, other] = [before[at], after[at]];
    if (!one?.isSuccess || !other?.isSuccess) return [];
    const result = difference(one.data, other.data);
    return isSame(result) ? [] : [shownOf(result, read.id, question)];
  });
  const order = ({ read }: Shown) =>
    kit.operations.get(read)?.tag === write.tag ? 0 : EVERYWHERE.has(read) ? 1 : 2;
  return found.toSorted((a, b) => order(a) - order(b)).slice(0, MOST_READS);
}
