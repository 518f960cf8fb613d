import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, redocly } from '../scripts/redocly';
import { FAULTS, type Fault } from './fixtures';
import { rules } from './rules';

const OPERATIONS = ['getThing', 'queryThings', 'exportThings'] as const;
const folder = mkdtempSync(join(tmpdir(), 'openapi-lint-'));
const byKey = new Map<string, string[]>();

/** Puts one operation under its own folder and path, as an index line. */
function place(name: string, operation: Fault['operation'], change: (text: string) => string): string {
  const file = `${name}/paths/cart/${operation}.yaml`;
  const [, method = '', path = ''] = /^# (\w+) (\S+)/.exec(source(operation)) ?? [];
  mkdirSync(join(folder, name, 'paths/cart'), { recursive: true });
  symlinkSync(join(ROOT, 'components'), join(folder, name, 'components'));
  writeFileSync(join(folder, file), change(source(operation)).replace(path, `/${name}${path}`));
  return `  /${name}${path}: { ${method.toLowerCase()}: { $ref: ${file} } }`;
}

const source = (operation: string): string =>
  readFileSync(join(ROOT, 'lint/fixtures', `${operation}.yaml`), 'utf8');

/** A rule may have several faults; each stands in a folder of its own. */
const folderOf = (fault: Fault): string => `${fault.rule}-${FAULTS.indexOf(fault)}`;

function broken(wrong: Fault): string {
  const { rule, operation, line, fault } = wrong;
  return place(folderOf(wrong), operation, (text) => {
    expect(text, `${rule}: the line to break`).toContain(line);
    return text.replace(line, () => fault);
  });
}

beforeAll(() => {
  const good = OPERATIONS.map((operation) =>
    place(`good-${operation.toLowerCase()}`, operation, (text) => text),
  );
  const paths = [...good, ...FAULTS.map(broken)].join('\n');
  writeFileSync(
    join(folder, 'openapi.yaml'),
    `openapi: 3.1.0\ninfo: { title: Faults, version: '1' }\npaths:\n${paths}\n`,
  );
  const names = Object.keys(rules).map((name) => `  portal/${name}: error`);
  const config = `plugins: [${join(ROOT, 'lint/plugin.mjs')}]\nrules:\n${names.join('\n')}\n`;
  writeFileSync(join(folder, 'redocly.yaml'), config);
  const run = redocly([
    'lint',
    join(folder, 'openapi.yaml'),
    '--config',
    join(folder, 'redocly.yaml'),
    '--format',
    'json',
  ]);
  for (const { ruleId, location } of JSON.parse(run.stdout).problems) {
    const [name = ''] = location[0].source.ref.split('openapi-lint-')[1].split('/').slice(1);
    byKey.set(name, [...(byKey.get(name) ?? []), ruleId]);
  }
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe('CAT-03 own lint rules', () => {
  it.each(FAULTS)('$rule finds its fault $fault, and no other rule does', (fault) => {
    expect(new Set(byKey.get(folderOf(fault)))).toEqual(new Set([`portal/${fault.rule}`]));
  });

  it.each(OPERATIONS)('no rule finds anything in the faultless %s', (operation) => {
    expect(byKey.get(`good-${operation.toLowerCase()}`)).toBeUndefined();
  });

  it('every rule has a fault and is switched on for the description', () => {
    const config = readFileSync(join(ROOT, 'redocly.yaml'), 'utf8');
    expect(new Set(FAULTS.map(({ rule }) => rule))).toEqual(new Set(Object.keys(rules)));
    for (const name of Object.keys(rules)) expect(config).toContain(`portal/${name}: error`);
  });
});
