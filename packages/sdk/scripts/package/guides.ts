/** The examples of README and guides: what each prints, and all of them run by a stranger who has the packed SDK. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { runCommand } from './run-command';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/** README and guides, in Markdown. */
export function guideTexts(): readonly string[] {
  const names = readdirSync(join(PACKAGE, 'docs')).map((name) => `docs/${name}`);
  return ['README.md', ...names].map((name) => readFileSync(join(PACKAGE, name), 'utf8'));
}

/** The examples, each with its heading. */
export function guideBlocks(): readonly (readonly [title: string, code: string])[] {
  const blocks = /## ([^\n]+)\n(?:(?!\n##+ )[\s\S])*?```ts\n([\s\S]*?)```/g;
  return [...guideTexts().join('\n').matchAll(blocks)].map(
    ([, title = '', code = '']) => [title, code] as const,
  );
}

/** What each prints. */
export const PRINTED: Readonly<Record<string, RegExp>> = {
  'First call': /^90001 2\n/,
  'What a call answers': /^$/,
  'One client, one account': /^own\nforeign\nrefused\n$/,
  'Options of a call': /^\d+\n$/,
  Lists: /^6010086601 待审核\n/,
  'Scripts and servers': /^8\n$/,
  Traces: /^https:\/\/portal\.example\.com\/new\/api\/x\n$/,
  'TanStack Query': /^2 1\n$/,
  'Tests without a server': /^7\n1\n$/,
  'More, each left out of a bundle unless it is named': /^getCartCount success 1\nfunction\n$/,
  'A call of your own': /^2\n$/,
  'By path': /^2\n$/,
  'With MSW': /^AS121\n503\n$/,
  'A form': /^\[\{"name":\["number"\],"errors":\["最多 5 台"\]\}\]\nfunction\n$/,
  'A route of a server': /^400\n200\n$/,
  'A tool of an agent': /^✖ .*\n {2}→ at path\.id\n2\n$/,
  'Proxies and certificates on Node': /^true\n$/,
  'by-path.ts': /^2 entries, 0 not as described\n$/,
  'cart-page.ts': /^购物车 \d+\n$/,
  'nightly-export.ts': /^\{"orderNo":"6010086601"/,
  'query-cart.ts': /^entries 2\norders on the first page \d+\nadded true\n$/,
  'test-a-page.ts': /^both tests pass\n$/,
};

/** Takes the place of the network, as `test/example-server.ts` does, out of the packed SDK alone. */
const SERVER = `import * as all from '@dealer-portal/sdk/testing/examples';
import { exportInvoices } from '@dealer-portal/sdk/operations';
import { fakeApi } from '@dealer-portal/sdk/testing';
const blob = new Blob(['PK\\x05\\x06mont']);
const file = { blob, fileName: 'invoices.xlsx', contentType: 'application/vnd.ms-excel' };
globalThis.fetch = fakeApi().answerExamples(...Object.values(all)).answer(exportInvoices, { data: file }).fetch;
`;

/** Runs every example in a project that has the tarball. @returns how many; @throws naming the first that prints something else */
export async function guidesAsPacked(project: string): Promise<string> {
  writeFileSync(join(project, 'server.mjs'), SERVER);
  const blocks = guideBlocks();
  for (const [title, code] of blocks) {
    writeFileSync(join(project, 'guide.mjs'), transformSync(code, { loader: 'ts', target: 'es2022' }).code);
    const out = await runCommand(process.execPath, ['--import', './server.mjs', 'guide.mjs'], {
      cwd: project,
    });
    if (!PRINTED[title]?.test(out && `${out}\n`))
      throw new Error(`The example below “${title}” printed ${out}`);
  }
  return `${blocks.length} examples`;
}
