import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contract } from './contract';

/** One seed for every day, so that one commit is always tried in the same way; `SEED=<number>` tries something else. */
const seed = Number(process.env['SEED'] ?? 20783);

it('CAT-03 the short form finds nothing wrong with the mock, and no field that the description does not name', async () => {
  const out = mkdtempSync(join(tmpdir(), 'contract-'));
  const lines: string[] = [];
  const code = await contract(['--short', '--seed', String(seed)], {
    env: {},
    print: (line) => lines.push(line),
    progress: { operation: () => undefined },
    out,
  });
  const { drift } = JSON.parse(readFileSync(join(out, 'contract.json'), 'utf8'));
  rmSync(out, { recursive: true });
  expect([code, code === 0 ? '' : lines.join('\n')]).toEqual([0, '']);
  expect(drift).toEqual([]);
}, 600_000);
