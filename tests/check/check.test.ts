import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runInLanes } from './lanes';
import { runStep } from './run-step';

const node = (program: string) => `"${process.execPath}" -e "${program}"`;

describe('lanes', () => {
  it('run two steps side by side, and a free lane takes the next', async () => {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const all = runInLanes(['a', 'b', 'c'], async (name) => {
      log.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      log.push(`${name} ends`);
    });
    expect(log).toEqual(['a begins', 'b begins']);
    ends.get('b')?.();
    await expect.poll(() => log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
    ends.get('a')?.();
    ends.get('c')?.();
    await all;
    expect(log).toHaveLength(6);
  });
});

describe('a step', () => {
  it('passes when its command ends with 0', async () => {
    const result = await runStep({ name: 'good', command: node('') });
    expect(result).toMatchObject({ name: 'good', passed: 1, failed: 0, findings: [] });
  });

  it('fails with what its command printed last', async () => {
    const result = await runStep({ name: 'bad', command: node("console.error('why');process.exit(3)") });
    expect(result).toMatchObject({ passed: 0, failed: 1 });
    expect(result.findings.join()).toContain('why');
  });

  it('of tests fails when its runner wrote no report', async () => {
    const result = await runStep({ name: 'no report', command: `true #`, isTests: true });
    expect(result).toMatchObject({ passed: 0, failed: 1 });
  });
});

it('a check of no step fails, and says so in its last line', () => {
  const check = fileURLToPath(new URL('check.ts', import.meta.url));
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', check, 'no such step'], { encoding: 'utf8' });
  expect(run).toThrow(expect.objectContaining({ stdout: expect.stringMatching(/0 passed, 0 failed\n$/) }));
});
