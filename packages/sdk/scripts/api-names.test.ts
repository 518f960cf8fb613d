import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isMajorAfter, namesOf, releasedIn, removed, reportsIn } from './api-names';

const API = fileURLToPath(new URL('../api/', import.meta.url));
const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

const REPORT = `
export interface Failure {
    // (undocumented)
    readonly code: string;
    cause?: unknown;
}

export type FailureKind = 'business' | 'http';

// @public
export class ApiError extends Error {
    constructor(failure: Failure);
    get kind(): Failure['kind'];
}

export function unwrap<T>(result: Result<T>): T;
`;

describe('the names of the API', () => {
  it('are exports, members and choices', () => {
    expect(namesOf({ index: REPORT, operations: "- `listCart` Operation<'listCart'>\n" })).toEqual([
      'index ApiError',
      'index ApiError.kind',
      'index Failure',
      'index Failure.cause',
      'index Failure.code',
      'index FailureKind',
      "index FailureKind 'business'",
      "index FailureKind 'http'",
      'index unwrap',
      'operations listCart',
    ]);
  });

  it.each([
    ['0.1.0', '0.1.9', false],
    ['0.1.0', '0.2.0', true],
    ['0.9.0', '1.0.0', true],
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
    ['1.2.0', '0.9.0', false],
  ])('after %s may be left out by %s: %s', (released, next, may) => {
    expect(isMajorAfter(released, next)).toBe(may);
  });

  it('that are gone are found', () => {
    const now = namesOf({ index: REPORT.replace("'business' | ", '').replace('    cause?: unknown;\n', '') });
    expect(removed(namesOf({ index: REPORT }), now)).toEqual([
      'index Failure.cause',
      "index FailureKind 'business'",
    ]);
  });

  it('that were released are still there, or the version is a major one and the change log names them', () => {
    const released = releasedIn(readFileSync(`${API}released.txt`, 'utf8'));
    const gone = removed(released.names, namesOf(reportsIn(API)));
    if (gone.length > 0) expect(isMajorAfter(released.version, version)).toBe(true);
    const [, section = ''] = read('CHANGELOG.md').split(/^## /m);
    expect(section).toMatch(new RegExp(`^${version.replaceAll('.', '\\.')}\\n`));
    expect(gone.filter((name) => !section.includes(`\`${name.split(' ')[1]}\``))).toEqual([]);
  });

  it('are reported for every entry of the package', () => {
    const entries = readdirSync(API).filter((name) => name.endsWith('.md'));
    for (const name of entries) expect(namesOf({ [name]: read(`api/${name}`) })).not.toEqual([]);
  });
});
