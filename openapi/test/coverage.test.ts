import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/redocly';
import { operations } from './description';
import { calls } from './ledger';

const operationFiles = (): string[] =>
  readdirSync(`${ROOT}/paths`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length));

const described = new Map(operations.map((each) => [`${each.method} ${each.path}`, each]));

describe('CAT-03 coverage of the call catalogue', () => {
  it('describes every call by method and path', () => {
    expect(calls).toHaveLength(382);
    expect(calls.filter(({ address }) => !described.has(address)).map(({ address }) => address)).toEqual([]);
  });

  it('keeps tag and evidence of the ledger', () => {
    const seen = calls.map(({ address }) => {
      const node = described.get(address)?.node;
      return { tag: String(node?.['tags']), address, evidence: node?.['x-evidence'] };
    });
    expect(seen).toEqual(calls);
  });

  it('marks every call beside the catalogue as inferred and says why it is there', () => {
    const named = new Set(calls.map(({ address }) => address));
    const extra = operations.filter(({ method, path }) => !named.has(`${method} ${path}`));
    const silent = extra.filter(
      ({ node }) => node['x-evidence'] !== 'inferred' || !/Inferred\b/.test(String(node['description'])),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('the index names every operation file, and only those', () => {
    const index = readFileSync(`${ROOT}/openapi.yaml`, 'utf8');
    const named = [...index.matchAll(/\$ref: (paths\/[\w/-]+\.yaml)/g)].map(([, file = '']) => file);
    expect(named.sort()).toEqual(operationFiles().sort());
  });

  it('gives every operation an id of its own', () => {
    expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  });
});
