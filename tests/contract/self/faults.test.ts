import { type RunningMock, startMock } from '@dealer-portal/openapi/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEEDS_STATE } from '../kit/input/needs-state';
import { judge } from '../kit/judge/judge';
import { type KitOptions, readOptions } from '../kit/options';
import { MOCK_URL, reportData } from '../kit/report/failure-report';
import { openGround, runKit } from '../kit/run-kit';
import { createMemory } from '../kit/seen/memory';
import { type Outcome, sendRequest } from '../kit/send-call';
import {
  exampleTime,
  MOCK_TOKEN,
  OTHER_TOKEN,
  OTHER_VARIABLE,
  TOKEN_VARIABLE,
  targetOfMock,
} from '../kit/target';
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
const TOKENS = { [TOKEN_VARIABLE]: MOCK_TOKEN, [OTHER_VARIABLE]: OTHER_TOKEN };
/** So often a command is sent before its fault counts as gone: some faults show in every fifth answer. */
const MOST_TURNS = 10;
/** No answer of the mock takes longer. */
const LONGEST_MS = 10_000;
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

const target = () => targetOfMock(mock.url, server.url);

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

/** What is wrong with an answer to the call of a finding by itself. */
async function checksOf({ failure: { operation, call, request } }: Finding, outcome: Outcome) {
  const all = outcome.kind === 'answer' ? await ground.check.findings(outcome.exchange) : [];
  const findings = all.filter(({ side }) => side === 'answer');
  const memory = createMemory(ground.operations, []);
  memory.sent(operation, call);
  const { origin } = new URL(request.url);
  const problems = judge({ operation, call, findings, secrets: [MOCK_TOKEN], origin, memory }, outcome);
  return problems.map(({ check }) => check);
}

/** Sends the printed `curl` of a finding. */
function byCurl({ curl, failure: { request } }: Finding, timeoutMs?: number): Promise<Outcome> {
  return sentByCurl({ curl: curl.replace(MOCK_URL, server.url), request }, TOKENS, timeoutMs);
}

/** The request that arrived last, without the boundary of a form. */
function arrived() {
  const { method, url, headers, body } = server.arrived() ?? {};
  const { authorization, cookie, 'content-type': media = '' } = headers ?? {};
  const boundary = /boundary=(\S+)/.exec(media)?.[1];
  const plain = (text: string) => (boundary ? text.replaceAll(boundary, 'boundary') : text);
  return { method, url, authorization, cookie, media: plain(media), body: plain(String(body)) };
}

/**
 * Whether the answer to a printed `curl` is wrong again by itself; what fails now and then may take some turns. Where it is wrong only
 * beside others, whether the request that the kit sent arrives again.
 */
async function failsByCurl(finding: Finding, { check, timeoutMs }: Fault): Promise<boolean> {
  const { outcome, request } = finding.failure;
  const turns = (await checksOf(finding, outcome)).includes(check) ? MOST_TURNS : 0;
  for (let turn = 1; turn <= turns; turn += 1) {
    if ((await checksOf(finding, await byCurl(finding, timeoutMs))).includes(check)) return true;
  }
  await sendRequest(request, timeoutMs ?? LONGEST_MS);
  const byKit = arrived();
  await byCurl(finding, timeoutMs);
  expect(arrived(), finding.curl).toEqual(byKit);
  return byKit.method !== undefined;
}

describe('CAT-03 the kit tests itself', () => {
  it('has at least 310 faults, each with its own name', () => {
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length);
    expect(FAULTS.length).toBeGreaterThanOrEqual(310);
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
      if (isCurlNew) expect(await failsByCurl(finding, fault), finding.curl).toBe(true);
      const again = await findingsFor(readOptions(finding.replay.split(' ').slice(2), ''));
      expect(again.map(({ check }) => check)).toContain(fault.check);
    },
  );
});
