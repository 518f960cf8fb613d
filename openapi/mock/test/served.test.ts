import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadDescription } from '../description';
import type { Served } from './ask-calls';
import { mockForTests } from './client';
import { servedFilters } from './served-filters';
import { servedWrites } from './served-writes';

/** The time of the examples. */
const now = () => new Date('2026-11-20T09:00:00+08:00');
const mock = mockForTests({ now });
const [, ...lines] = readFileSync(new URL('../../ledger/unserved.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const entries = lines.map((line) => line.split('\t'));

const nameOf = ({ operationId, field }: Pick<Served, 'operationId' | 'field'>) =>
  field === '' ? operationId : `${operationId}: ${field}`;

/** The names of a kind that ledger/unserved.tsv lists. */
const listed = (kind: Served['kind']) =>
  entries
    .filter(([kindOf]) => kindOf === kind)
    .map(([, operationId = '', field = '']) => nameOf({ operationId, field }));

const unserved = (calls: readonly Served[]) => calls.filter(({ isServed }) => !isServed).map(nameOf);

it('CAT-03 every filter of every list changes what is answered, but for those that ledger/unserved.tsv gives a reason', async () => {
  const calls = await servedFilters(mock.url, loadDescription());
  expect(calls.length).toBeGreaterThanOrEqual(300);
  expect(unserved(calls).sort()).toEqual([...listed('filter')].sort());
}, 120_000);

/** Every eighth write in a plain run; `pnpm check --whole` tries all. */
const STEP = process.env['WHOLE'] === '1' ? 1 : 8;

it('CAT-03 every write changes what a read answers afterwards, but for those that ledger/unserved.tsv gives a reason', async () => {
  const calls = await servedWrites(mock.url, loadDescription(), (at) => at % STEP === 0);
  expect(calls.length).toBeGreaterThanOrEqual(Math.floor(157 / STEP));
  const tried = new Set(calls.map(nameOf));
  const expected = listed('write').filter((name) => STEP === 1 || tried.has(name));
  expect(unserved(calls).sort()).toEqual([...expected].sort());
}, 300_000);

it('CAT-03 each entry of ledger/unserved.tsv says why', () => {
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(([, , , reason = '']) => reason.length < 12)).toEqual([]);
});
