import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Ordered } from './lanes';

/** One thing that must hold: a command, or a run of the test runner whose single tests count. */
export interface Step extends Ordered {
  readonly command: string;
  /** A run of Vitest: its tests are counted one by one. */
  readonly isTests?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  /** The failures: each failed test with its reason, or the end of a command's output. */
  readonly findings: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

type Outcome = Omit<StepResult, 'name' | 'seconds'>;

/** A log keeps little of its end: what a command printed last, and the head of a test's failure. */
const COMMAND_OUTPUT = 4_000;
const REASON_LINES = 10;
/** Frames of a stack that say nothing of the test. */
const FOREIGN_FRAME = /^\s*at .*(?:node:internal|node_modules)/;

/** Runs a step to its end; a skipped test counts as failed, and so does a command that ends with an error. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = Date.now();
  const report = join(tmpdir(), `check-${process.pid}-${step.name.replaceAll(' ', '-')}.json`);
  const command = step.isTests
    ? `${step.command} --reporter=default --reporter=json --outputFile.json=${report}`
    : step.command;
  const { code, output } = await run(command);
  const outcome = step.isTests ? await testOutcome(report, code, output) : commandOutcome(code, output);
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name: step.name, ...outcome, seconds };
}

function commandOutcome(code: number, output: string): Outcome {
  return code === 0
    ? { passed: 1, failed: 0, findings: [] }
    : { passed: 0, failed: 1, findings: [output.slice(-COMMAND_OUTPUT)] };
}

async function testOutcome(report: string, code: number, output: string): Promise<Outcome> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(report, { force: true });
  if (text === undefined) return commandOutcome(code || 1, output);
  // The report is Vitest's own, written a moment ago.
  const counts = JSON.parse(text) as VitestReport;
  const failed = counts.numFailedTests + counts.numPendingTests;
  const hidden =
    failed === 0 && (code !== 0 || counts.numFailedTestSuites > 0 || counts.numPassedTests === 0);
  const findings = counts.testResults.flatMap(findingsOf);
  return {
    passed: counts.numPassedTests,
    failed: failed + (hidden ? 1 : 0),
    findings: hidden && findings.length === 0 ? [output.slice(-COMMAND_OUTPUT)] : findings,
  };
}

function findingsOf(file: VitestFile): readonly string[] {
  const tests = file.assertionResults
    .filter(({ status }) => status !== 'passed')
    .map(({ fullName, status, failureMessages }) => finding(`${fullName} (${status})`, failureMessages));
  return tests.length === 0 && file.status !== 'passed' ? [finding(file.name, [file.message])] : tests;
}

function finding(title: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const reason = lines.filter((line) => !FOREIGN_FRAME.test(line)).slice(0, REASON_LINES);
  return `- ${title}\n     ${reason.join('\n     ')}`;
}

function run(command: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(Buffer.concat(chunks).toString('utf8')) }),
    );
  });
}
