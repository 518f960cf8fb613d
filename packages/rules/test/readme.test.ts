import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundled, sources } from './bundled';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

interface Example {
  readonly area: string;
  readonly code: string;
}

const examples: readonly Example[] = [...readme.matchAll(/^### `(\S+)`[^\n]*\n(.*?)(?=^##)/gms)].flatMap(
  ([, area = '', section = '']) =>
    [...section.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => ({ area, code })),
);

const STATEMENT = /((?:^.*\n)*?^\S.*);(?: \/\/ (?:=> (.*)|.*))?$\n?/gm;

/** Turns each statement `expression; // => value` into a pair that the module exports. */
function withSeen(code: string): string {
  const body = code.replace(STATEMENT, (statement, expression, value) =>
    value === undefined ? statement : `seen.push([${expression}, ${value}]);\n`,
  );
  return `export const seen: [unknown, unknown][] = [];\n${body}`;
}

async function seenIn(code: string): Promise<readonly (readonly [unknown, unknown])[]> {
  const { text } = await bundled(withSeen(code));
  const module = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  return module.seen;
}

describe('the README', () => {
  it('CART-01 has an example for each entry of the package', () => {
    expect([...new Set(examples.map(({ area }) => `./${area}`))].sort()).toEqual([...sources.keys()].sort());
  });

  it.each(examples)('shows what $area really answers', async ({ code }) => {
    const seen = await seenIn(code);
    expect(seen).toHaveLength(code.split('// =>').length - 1);
    expect(seen.length).toBeGreaterThan(0);
    for (const [value, visible] of seen) expect(value).toEqual(visible);
  });
});
