import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEEDS_STATE } from '../kit/input/needs-state';
import { type KitOptions, readOptions } from '../kit/options';
import { reportData } from '../kit/report/failure-report';
import { openGround, runKit } from '../kit/run-kit';
import { exampleTime, type Target } from '../kit/target';
import type { KitReport } from '../kit/trial';
import { type BrokenServer, startBrokenServer } from './broken-server';
import { behind, type Fault } from './fault';
import { FAULTS, PLAIN_FAULTS, SUBTLE_FAULTS } from './faults';
import { plantCartLine } from './write-faults';

/** The kit sends many calls; a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** Of the faults that show only beside what else is known every third in a plain run; `pnpm check --whole` tries all. */
const STEP = process.env['WHOLE'] === '1' ? 1 : 3;
const TRIED = [...PLAIN_FAULTS, ...SUBTLE_FAULTS.filter((_, at) => at % STEP === 0)];

const ground = openGround();
/** The calls that the right server has answered already, and does not get again. */
const clean = new Set<string>();
let mock: RunningMock;
let server: BrokenServer;

beforeAll(async () => {
  mock = await startMock({ port: 0, now: exampleTime });
  server = await startBrokenServer(mock);
  behind.url = mock.url;
  plantCartLine(ground.operations.find(({ id }) => id === 'addToCart')?.example.body);
});

beforeEach(() => server.damage({}));

afterAll(async () => {
  await server.close();
  await mock.close();
});

const target = (): Target => ({
  url: server.url,
  isMock: true,
  canReset: true,
  credential: { authorization: 'Bearer demo-directAdmin', query: {}, secrets: ['demo-directAdmin'] },
  other: { authorization: 'Bearer demo-directKzxkh', query: {}, secrets: [] },
  reset: async () => {
    await (await fetch(`${mock.url}/mock/reset`, { method: 'POST' })).text();
  },
  close: async () => undefined,
});

type Run = Pick<Fault, 'operations' | 'phases' | 'timeoutMs'>;

const optionsFor = ({ operations, phases, timeoutMs }: Run): KitOptions => {
  const args = [
    '--operations',
    operations.join(','),
    '--phases',
    phases.join(','),
    '--edges',
    '1000',
    '--seed',
    '1',
  ];
  return readOptions([...args, ...(timeoutMs === undefined ? [] : ['--timeout', String(timeoutMs)])], '');
};

function reportFor(options: KitOptions): Promise<KitReport> {
  return runKit({ target: target(), ground }, options, { operation: () => undefined });
}

/** The kit's findings about the operations of a fault, each with the command that finds it again. */
async function findingsFor(options: KitOptions) {
  const { results } = reportData(await reportFor(options), target(), options);
  return results.flatMap(({ failures }) =>
    failures.flatMap(({ problems, replay }) =>
      problems.map(({ check, message }) => ({ check, message, replay })),
    ),
  );
}

describe('CAT-03 the kit tests itself', () => {
  it('has at least 260 faults, each with its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(260);
  });

  it('lets no request be refused of an operation that the description does not have', () => {
    const ids = new Set(ground.operations.map(({ id }) => id));
    expect(Object.keys(NEEDS_STATE).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('lets a list be left out, as clients do, and counts what the business refuses', async () => {
    const run: Run = { operations: ['listCart'], phases: ['fuzz'] };
    const always = (text: string) =>
      server.damage({
        answer: (passing) => (passing.status === 200 ? { ...passing, body: Buffer.from(text) } : passing),
      });
    always('{"code":"1","msg":"成功"}');
    expect((await reportFor(optionsFor(run))).results).toMatchObject([{ refused: 0, failures: [] }]);
    always('{"code":"0","msg":"库存不足"}');
    expect((await reportFor(optionsFor(run))).results).toMatchObject([{ refused: 20, failures: [] }]);
  });

  it.each(TRIED.map((fault) => [fault.name, fault] as const))(
    'finds %s, and nothing without it, and again by the command that it prints',
    async (_, fault) => {
      const options = optionsFor(fault);
      const run = JSON.stringify([fault.operations, fault.phases]);
      if (!clean.has(run)) expect(await findingsFor(options)).toEqual([]);
      clean.add(run);
      server.damage(fault.damage);
      const findings = await findingsFor(options);
      expect(findings.map(({ check }) => check)).toContain(fault.check);
      const replay = findings.find(({ check }) => check === fault.check)?.replay ?? '';
      const again = await findingsFor(readOptions(replay.split(' ').slice(2), ''));
      expect(again.map(({ check }) => check)).toContain(fault.check);
    },
  );
});
