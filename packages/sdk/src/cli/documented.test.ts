/** The lines of README and guides that call the command, each run as it stands there, without a server. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { guideTexts } from '../../scripts/package/guides';
import { answering } from '../../test/answering';
import { WORKBOOK } from '../../test/calls';
import { run } from './run';

// The first call loads the checks of all operations, which the test runner compiles.
vi.setConfig({ testTimeout: 60_000 });

const FRONT = readFileSync(fileURLToPath(new URL('../../../../README.md', import.meta.url)), 'utf8');
const workbook = () => new Response(WORKBOOK, { headers: { 'content-type': 'application/vnd.ms-excel' } });
const SHELL = /^```(?:sh|bash)\n([\s\S]*?)^```$/gm;

/** A line without what the shell takes of it, and what a comment says that it prints. */
const lines = [FRONT, ...guideTexts()]
  .flatMap((text) => [...text.matchAll(SHELL)].flatMap(([, block = '']) => block.split('\n')))
  .flatMap((line) => {
    const [, command] = /^(?:npx (?:-p \S+ )?)?dealer-portal (.*)$/.exec(line.split('#')[0] ?? '') ?? [];
    return command
      ? [{ command: command.replace(/ > .*/, '').trim(), prints: /# prints (.*)/.exec(line)?.[1] }]
      : [];
  });

it('finds the lines of the front page, of the first call and of the nightly job', () => {
  expect(lines.length).toBeGreaterThanOrEqual(10);
});

it.each(lines)('CAT-03 `dealer-portal $command` runs as it is written', async ({ command, prints }) => {
  const words = command.split(' ').filter((word) => word !== '--fake');
  const isAnswered = words[0] === 'call' || words[0] === 'pages';
  // A file has no example; it goes to the standard output here.
  const isDownload = words[0] === 'download';
  const args = isDownload
    ? [...words.slice(0, words.indexOf('--output')), '--output', '-']
    : [...words, ...(isAnswered ? ['--fake'] : [])];
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, {
    env: { DEALER_PORTAL_URL: 'http://portal.test/new/api', DEALER_PORTAL_TOKEN: 'abc' },
    fetch: answering(workbook()).fetch,
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
    read: async () => new Uint8Array(),
    write: async (bytes) => void out.push(String(bytes.length)),
  });
  expect([code, err.filter((line) => !line.startsWith('--fake'))]).toEqual([0, []]);
  if (prints !== undefined) expect(out.join('\n')).toBe(prints);
});
