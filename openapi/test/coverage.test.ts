import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '../ledger/calls';
import { ROOT } from '../scripts/redocly';
import { description, follow, type Json, list, operations, record } from './description';

const operationFiles = (): string[] =>
  readdirSync(`${ROOT}/paths`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length));

/** Names of the parameters and of the body's fields, its own and those of its allOf. */
function inputNames(node: Json): readonly string[] {
  const fields = (schema: unknown): readonly string[] => {
    const { allOf, properties } = record(follow(schema));
    return [...Object.keys(record(properties)), ...list(allOf).flatMap(fields)];
  };
  const bodies = Object.values(record(record(node['requestBody'])['content']));
  const parameters = list(node['parameters']).map((parameter) => String(record(follow(parameter))['name']));
  return [...parameters, ...bodies.flatMap((media) => fields(record(media)['schema']))];
}

const described = new Map(
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

describe('CAT-03 coverage of the call catalogue', () => {
  it('CAT-03a describes every call by method and path', () => {
    expect(calls).toHaveLength(382);
    expect(calls.filter(({ address }) => !described.has(address)).map(({ address }) => address)).toEqual([]);
  });

  it('CAT-03e keeps tag and evidence of the ledger', () => {
    const seen = calls.map(({ address }) => {
      const node = described.get(address)?.node;
      return { tag: String(node?.['tags']), address, evidence: node?.['x-evidence'] };
    });
    expect(seen).toEqual(calls.map(({ tag, address, evidence }) => ({ tag, address, evidence })));
  });

  it('CAT-03b takes every parameter and field that the catalogue names', () => {
    const missing = calls.flatMap(({ address, names }) => {
      const known = inputNames(described.get(address)?.node ?? {});
      return names.filter((name) => !known.includes(name)).map((name) => `${address} ${name}`);
    });
    expect(calls.flatMap(({ names }) => names).length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
  });

  it('CAT-03d every call is signed by the session or by the automation client, but for redirects of a browser', () => {
    expect(description['security']).toEqual([
      { bearer: [] },
      { basic: [], clientCode: [], clientSecret: [] },
    ]);
    const open = operations.filter(({ node }) => 'security' in node && list(node['security']).length === 0);
    expect(open.filter(({ node }) => !('302' in record(node['responses']))).map(({ id }) => id)).toEqual([]);
  });

  it('HTTP-10 answers a file where the catalogue says blob', () => {
    const blobs = calls.filter(({ notes }) => /\bblob\b/.test(notes));
    const types = blobs.map(
      ({ address }) => record(record(described.get(address)?.node['responses'])['200'])['content'],
    );
    expect(blobs).toHaveLength(10);
    for (const content of types)
      expect(Object.keys(record(content)).some((type) => type !== 'application/json')).toBe(true);
  });

  it('HTTP-01d has the long time-out on the three calls that the catalogue names, and on no other', () => {
    const long = operations
      .filter(({ node }) => 'x-timeout-ms' in node)
      .map(({ method, path }) => `${method} ${path}`);
    const named = calls
      .filter(({ notes }) => notes.includes('timeout 120000 ms'))
      .map(({ address }) => address);
    expect(named).toHaveLength(3);
    expect(long.sort()).toEqual(named.sort());
  });

  it('marks every call outside of the catalogue as inferred and says why it is there', () => {
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
