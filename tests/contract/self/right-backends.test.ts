import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readOptions } from '../kit/options';
import { openGround, runKit } from '../kit/run-kit';
import { backendTarget, bearer, exampleTime, MOCK_TOKEN, OTHER_TOKEN, targetOfMock } from '../kit/target';
import { type BrokenServer, type Damage, startBrokenServer } from './broken-server';
import { behind } from './fault';
import { NARROW_BACKENDS } from './narrow-right-backends';
import { RIGHT_BACKENDS, TRIED_CALLS } from './right-backends';
import { plantCartLine, refusedAdditionThatWrites } from './write-faults';

/** The kit sends many calls; a busy machine takes its time. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

/** A few calls in a plain run; `pnpm check --whole` tries calls of each kind, and all edges. */
const isWhole = process.env['WHOLE'] === '1';
const CALLS = isWhole ? TRIED_CALLS : ['getCartCount', 'listCart', 'queryRebates', 'listNews', 'addToCart'];
const AMOUNT = isWhole ? ['--edges', '20', '--cases', '5'] : ['--short'];

/** Every third backend in a plain run. */
const TRIED = RIGHT_BACKENDS.filter((_, at) => isWhole || at % 3 === 0);

const ground = openGround();
let mock: RunningMock;
let server: BrokenServer;

beforeAll(async () => {
  mock = await startMock({ port: 0, now: exampleTime });
  server = await startBrokenServer(mock);
  behind.url = mock.url;
  plantCartLine(ground.operations.find(({ id }) => id === 'addToCart')?.example.body);
});

afterAll(async () => {
  await server.close();
  await mock.close();
});

describe('CAT-03 a right backend that nobody puts back', () => {
  it.each(TRIED)('with $name is not called wrong, reads and writes alike', async ({ damage }) => {
    server.damage(damage);
    const args = ['--target', server.url, '--no-read-only', '--operations', CALLS.join(','), '--seed', '7'];
    const options = readOptions([...args, ...AMOUNT], '');
    const target = backendTarget(server.url, bearer(MOCK_TOKEN), bearer(OTHER_TOKEN));
    const { results } = await runKit({ target, ground }, options, { operation: () => undefined });
    const failures = results.flatMap((result) =>
      result.failures.flatMap(({ problems }) =>
        problems.map(({ check, place, message }) => `${result.operationId} ${check} ${place}: ${message}`),
      ),
    );
    expect(failures).toEqual([]);
    expect(results.length).toBeGreaterThan(10);
  });
});

/** What the kit says of a backend that can be put back, of some calls and phases. */
async function said(damage: Damage, operations: readonly string[], phases: readonly string[]) {
  server.damage(damage);
  const args = ['--operations', operations.join(','), '--phases', phases.join(','), '--edges', '1000'];
  const target = targetOfMock(mock.url, server.url);
  const options = readOptions([...args, '--seed', '1'], '');
  const { results } = await runKit({ target, ground }, options, { operation: () => undefined });
  return results.flatMap(({ failures }) =>
    failures.flatMap(({ problems }) => problems.map(({ check, message }) => `${check}: ${message}`)),
  );
}

describe('CAT-03 what a right backend may do', () => {
  it.each(NARROW_BACKENDS)('$name: nothing is called wrong', async ({ damage, operations, phases }) => {
    expect(await said(damage, operations, phases)).toEqual([]);
  });

  it('a refused call that writes is told once, and the right write after it is not blamed', async () => {
    const findings = await said(refusedAdditionThatWrites, ['addToCart'], ['writes']);
    expect(findings).toEqual([expect.stringMatching(/^write: a refused call changed what \w+ answers$/)]);
  });
});
