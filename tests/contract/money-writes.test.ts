/** The portal asks for balances again after the writes that move money; the mock says which those are. */
import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDescription } from '../../openapi/mock/description';
import { isRead } from '../../openapi/mock/routes';
import { askCalls, inTurn } from '../../openapi/mock/test/ask-calls';
import { MONEY_WRITES } from '../../packages/web/src/platform/calls/balances';

/** A sixth of the other writes in a plain run; `pnpm check --whole` tries all. */
const STEP = process.env['WHOLE'] === '1' ? 1 : 6;
const EXAMPLES_NOW = new Date('2026-11-20T09:00:00+08:00');

let mock: RunningMock | undefined;
beforeAll(async () => {
  mock = await startMock({ port: 0, now: () => EXAMPLES_NOW });
});
afterAll(() => mock?.close());

it('FIN-03 PAYER-01 each write that changes a balance in the mock is one after which the portal asks again', async () => {
  const { routes, ask, prepare, end } = askCalls(mock?.url ?? '', loadDescription());
  const balances = routes.find(({ operationId }) => operationId === 'listPayerBalances');
  if (!balances) throw new Error('No call lists balances.');
  const writes = routes.filter((route) => !isRead(route) && !MONEY_WRITES.has(route.operationId));
  const moving = await inTurn(
    writes.filter((_, at) => at % STEP === 0),
    async (route) => {
      const run = route.operationId;
      const look = () => ask({ run, route: balances, persona: 'directAdmin' });
      await prepare(run, route);
      const before = await look();
      await ask({ run, route, persona: 'directAdmin' });
      const isMoved = before !== (await look());
      await end(run);
      return isMoved ? [run] : [];
    },
  );
  expect(moving.flat()).toEqual([]);
}, 300_000);
