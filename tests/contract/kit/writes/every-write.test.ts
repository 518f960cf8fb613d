import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BROWSER_ONLY } from '../input/browser-only';
import { pairsOf } from '../input/pairs';
import { CHAINS } from '../links/chains';
import { openGround } from '../run-kit';
import { loadShownBy } from './shown-by';

const { operations } = openGround();

/** The first columns of a table with a heading. */
const linesOf = (file: URL): readonly (readonly string[])[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const unshown = linesOf(new URL('./unshown.tsv', import.meta.url));
const unserved = linesOf(new URL('../../../../openapi/ledger/unserved.tsv', import.meta.url))
  .filter(([kind]) => kind === 'write')
  .map(([, id = '']) => id);

describe('CAT-03 the writes and the pairs of the kit', () => {
  const shown = new Set([...loadShownBy().keys(), ...CHAINS.flatMap((chain) => chain.operations)]);

  it('each write is read back, stands in a chain, or has a reason', () => {
    const known = new Set([...shown, ...unserved, ...BROWSER_ONLY, ...unshown.map(([id = '']) => id)]);
    expect(operations.filter(({ id, isRead }) => !isRead && !known.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('no reason outlives its cause, and each says why', () => {
    const writes = new Set(operations.filter(({ isRead }) => !isRead).map(({ id }) => id));
    expect(unshown.filter(([id = '']) => shown.has(id) || unserved.includes(id) || !writes.has(id))).toEqual(
      [],
    );
    expect(unshown.filter(([, reason = '']) => reason.length < 20)).toEqual([]);
  });

  it('reads show at least 144 writes, and each of the six that none shows has a reason of its own', () => {
    expect(loadShownBy().size).toBeGreaterThanOrEqual(144);
    expect(unshown.length).toBeLessThanOrEqual(6);
    const others = unshown.map(([, reason = '']) => reason).filter((reason) => !/files phase/.test(reason));
    expect(new Set(others).size).toBe(others.length);
  });

  it('at least 49 operations are held against another that tells the same facts, each of which is described', () => {
    const ids = new Set(operations.map(({ id }) => id));
    const pairs = operations.filter((operation) => pairsOf(operation).length > 0);
    expect(pairs.length).toBeGreaterThanOrEqual(49);
    expect(
      pairs.flatMap(pairsOf).filter((pair) => !ids.has(pair.with) || (pair.over && !ids.has(pair.over.with))),
    ).toEqual([]);
  });
});
