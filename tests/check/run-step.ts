import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One thing that must hold: a command, or a run of the test runner whose single tests count. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** A run of Vitest: its tests are counted one by one. */
  readonly isTests?: boolean;
}

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly output: string;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

/** Runs a step to its end; a skipped test counts as failed, and so does a command that ends with an error. */
export async function runStep(step: Step): Promise<StepResult> {
  const started = Date.now();
  const report = join(tmpdir(), `check-${process.pid}-${step.name.replaceAll(' ', '-')}.json`);
  const command = step.isTests
    ? `${step.command} --reporter=default --reporter=json --outputFile.json=${report}`
    : step.command;
  const { code, output } = await run(command);
  const counts = step.isTests
    ? await testCounts(report, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  return { name: step.name, ...counts, seconds: Math.round((Date.now() - started) / 1000), output };
}

async function testCounts(report: string, code: number): Promise<{ passed: number; failed: number }> {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  await rm(report, { force: true });
  if (text === undefined) return { passed: 0, failed: 1 };
  // The report is Vitest's own, written a moment ago.
  const counts = JSON.parse(text) as VitestReport;
  const failed = counts.numFailedTests + counts.numPendingTests;
  const hidden =
    failed === 0 && (code !== 0 || counts.numFailedTestSuites > 0 || counts.numPassedTests === 0);
  return { passed: counts.numPassedTests, failed: failed + (hidden ? 1 : 0) };
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
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
