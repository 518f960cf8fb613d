import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEEDS_STATE } from '../kit/input/needs-state';
import { judge } from '../kit/judge/judge';
import type { Trial } from '../kit/made-trial';
import { type KitOptions, readOptions } from '../kit/options';
import { MOCK_URL, reportData } from '../kit/report/failure-report';
import { openGround, runKit } from '../kit/run-kit';
import { answered } from '../kit/seen/answered';
import { createMemory } from '../kit/seen/memory';
import { bearer, exampleTime, OTHER_VARIABLE, type Target, TOKEN_VARIABLE } from '../kit/target';
import type { KitReport } from '../kit/trial';
import { type BrokenServer, startBrokenServer } from './broken-server';
import { behind, type Fault } from './fault';
import { FAULTS, PLAIN_FAULTS, SUBTLE_FAULTS } from './faults';
import { isCurlNew, sentByCurl } from './shell';
import { plantCartLine } from './write-faults';

/** The kit sends many calls; a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** Of the faults that show only beside what else is known every third in a plain run; `pnpm check --whole` tries all. */
const STEP = process.env['WHOLE'] === '1' ? 1 : 3;
const TRIED = [...PLAIN_FAULTS, ...SUBTLE_FAULTS.filter((_, at) => at % STEP === 0)];

const ground = openGround();
/** The calls that the right server has answered already, and does not get again. */
const clean = new Set<string>();
/** The tester and somebody else, by their tokens. */
const [TOKEN, OTHER_TOKEN] = ['demo-directAdmin', 'demo-directKzxkh'];
const TOKENS = { [TOKEN_VARIABLE]: TOKEN, [OTHER_VARIABLE]: OTHER_TOKEN };
/** So often a command is sent before its fault counts as gone: some faults show in every fifth answer. */
const MOST_TURNS = 10;
/** Faults whose last answer is another without the calls before it: the line of the kit alone repeats them. */
const NEEDS_CALLS: ReadonlySet<string> = new Set([
  'a deletion that is forgotten',
  'a change that is forgotten',
  'a cancellation that is forgotten',
  'an order with the amount of another',
  'other figures each time',
  'a read that writes',
  'a count that is reset when it is first asked',
  'an upload that loses its last bytes',
  'an upload that is another picture',
]);
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
  credential: bearer(TOKEN),
  other: bearer(OTHER_TOKEN),
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

/** The kit's findings about the operations of a fault, each with the commands that find it again. */
async function findingsFor(options: KitOptions) {
  const report = await reportFor(options);
  const { results } = reportData(report, target(), options);
  return report.results.flatMap(({ failures }, at) =>
    failures.flatMap((failure, index) => {
      const { replay = '', curl = '' } = results[at]?.failures[index] ?? {};
      return failure.problems.map(({ check, message }) => ({ check, message, replay, curl, failure }));
    }),
  );
}

type Finding = Awaited<ReturnType<typeof findingsFor>>[number];

/** Sends a printed `curl`: what is wrong with its answer, and what the answer says. */
async function byCurl({ curl, failure }: Finding, timeoutMs?: number) {
  const { operation, call, request } = failure;
  const printed = { curl: curl.replace(MOCK_URL, server.url), request };
  const outcome = await sentByCurl(printed, TOKENS, timeoutMs);
  const all = outcome.kind === 'answer' ? await ground.check.findings(outcome.exchange) : [];
  const findings = all.filter(({ side }) => side === 'answer');
  const memory = createMemory(ground.operations, []);
  memory.sent(call);
  const problems = judge({ operation, call, findings, secrets: [TOKEN], memory }, outcome);
  return { checks: problems.map(({ check }) => check), said: saidBy({ operation, outcome }) };
}

const saidBy = (trial: Pick<Trial, 'operation' | 'outcome'>) => {
  const { status, code, data, isFile, bytes } = answered(trial) ?? {};
  return JSON.stringify({ status, code, data, ...(isFile && { bytes }) });
};

/**
 * Whether the answer to a printed `curl` is wrong again by itself, or is the one that was wrong beside other calls. What fails now and
 * then may take some turns.
 */
async function failsByCurl(finding: Finding, { check, timeoutMs }: Fault): Promise<boolean> {
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const { checks, said } = await byCurl(finding, timeoutMs);
    if (checks.includes(check) || said === saidBy(finding.failure)) return true;
  }
  return false;
}

describe('CAT-03 the kit tests itself', () => {
  it('has at least 270 faults, each with its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(270);
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
    'finds %s, and nothing without it, and again by the commands that it prints',
    async (_, fault) => {
      const options = optionsFor(fault);
      const run = JSON.stringify([fault.operations, fault.phases]);
      if (!clean.has(run)) expect(await findingsFor(options)).toEqual([]);
      clean.add(run);
      server.damage(fault.damage);
      const findings = await findingsFor(options);
      expect(findings.map(({ check }) => check)).toContain(fault.check);
      const finding = findings.find(({ check }) => check === fault.check);
      if (!finding) throw new Error('the fault was not found');
      if (isCurlNew)
        expect(await failsByCurl(finding, fault), finding.curl).toBe(!NEEDS_CALLS.has(fault.name));
      const again = await findingsFor(readOptions(finding.replay.split(' ').slice(2), ''));
      expect(again.map(({ check }) => check)).toContain(fault.check);
    },
  );
});
