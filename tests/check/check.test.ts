import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Ordered, runInLanes } from './lanes';
import { runStep } from './run-step';

const node = (program: string) => `"${process.execPath}" -e "${program}"`;

describe('lanes', () => {
  /** Begins the named items; `end` ends one, and the log says what began and ended. */
  function start(items: readonly Ordered[]) {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const all = runInLanes(items, async ({ name }) => {
      log.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      log.push(`${name} ends`);
    });
    return { log, all, end: (name: string) => ends.get(name)?.() };
  }

  it('run two steps side by side, and a free lane takes the next', async () => {
    const { log, all, end } = start([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(log).toEqual(['a begins', 'b begins']);
    end('b');
    await expect.poll(() => log).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
    end('a');
    end('c');
    await all;
    expect(log).toHaveLength(6);
  });

  it('pass over a step that waits for another, until that has ended', async () => {
    const { log, all, end } = start([{ name: 'a' }, { name: 'b', after: ['a'] }, { name: 'c' }]);
    expect(log).toEqual(['a begins', 'c begins']);
    end('a');
    await expect.poll(() => log).toEqual(['a begins', 'c begins', 'a ends', 'b begins']);
    end('b');
    end('c');
    await all;
  });

  it('do not wait for a step that was not chosen', async () => {
    const { log, all, end } = start([{ name: 'b', after: ['a'] }]);
    expect(log).toEqual(['b begins']);
    end('b');
    await all;
  });

  it('refuse steps that wait for each other', async () => {
    const { all } = start([
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ]);
    await expect(all).rejects.toThrow('Steps wait for each other: a, b');
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
