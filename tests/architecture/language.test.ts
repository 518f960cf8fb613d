/** Comments, test titles and texts are plain words of the field (README, Glossary); the avoided words: `plain-words.ts`. */
import { expect, it } from 'vitest';
import { testFiles } from '../coverage/ledger';
import { avoidedWords, commentProblems, commentsOf, longSentences, proseOf } from './plain-words';
import { filesOf, readSource } from './sources';

it('comments are plain sentences of a length that can be read', () => {
  const files = ['openapi', 'packages', 'tests'].flatMap((folder) => filesOf(folder, /\.(tsx?|css)$/));
  const problems = files
    .filter((path) => path !== 'tests/architecture/plain-words.ts')
    .flatMap((path) =>
      commentsOf(readSource(path))
        .flatMap(commentProblems)
        .map((problem) => `${path}: ${problem}`),
    );
  expect(problems).toEqual([]);
}, 60_000);

it('test titles are plain words', () => {
  const problems = testFiles().flatMap(({ path, titles }) =>
    titles
      .split('\n')
      .flatMap(avoidedWords)
      .map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
}, 60_000);

/** The READMEs, the changelogs and the introduction of the description; reports and references are made by programs. */
const texts = [
  'README.md',
  ...['openapi', 'packages', 'tests'].flatMap((folder) => filesOf(folder, /\.md$/)),
].filter((path) => !/\/(?:api|reference|reports)\//.test(path));

it('READMEs, changelogs and the introduction of the description are plain words', () => {
  const problems = texts.flatMap((path) =>
    readSource(path)
      .split('\n')
      .flatMap(avoidedWords)
      .map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
  expect(texts.length).toBeGreaterThan(8);
});

it('their sentences can be read at once, in lists and tables too', () => {
  const problems = texts.flatMap((path) =>
    proseOf(readSource(path))
      .flatMap(longSentences)
      .map((sentence) => `${path}: ${sentence}`),
  );
  expect(problems).toEqual([]);
});

/** The texts that the reference and the SDK show: every description in the bundle. */
function descriptionsOf(node: unknown, name = ''): readonly string[] {
  if (typeof node === 'string') return name === 'description' ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => descriptionsOf(value, key));
}

it('the descriptions of calls are plain sentences of a length that can be read', () => {
  const descriptions = new Set(descriptionsOf(JSON.parse(readSource('openapi/bundle/openapi.json'))));
  const problems = [...descriptions].flatMap((text) => [
    ...avoidedWords(text).map((problem) => `${problem} in: ${text}`),
    ...proseOf(text).flatMap(longSentences),
  ]);
  expect(problems).toEqual([]);
});

it.each([
  ['What the user sees.', '"What the user sees.…": begin with a noun'],
  ['The whole list.', '"whole": write complete, entire'],
  ['The whole-vehicle order and `whole`.', undefined],
  [`${'word '.repeat(41)}.`, '"word word word word word word …": at most 40 words'],
])('of a comment %j the problem is %j', (comment, problem) => {
  expect(commentProblems(comment)[0]).toBe(problem);
});

it.each([
  ['/** A rule. */ const a = 1;', 'A rule.'],
  ['const a = 1; // one', 'one'],
  ['// first\n// second\nconst a = 1;', 'first\nsecond'],
  ["const url = 'https://host/*/path'", undefined],
])('in %j the first comment is %j', (source, comment) => {
  expect(commentsOf(source)[0]).toBe(comment);
});

it.each([
  ['A line\nand its next.\n\n- An item.\n1. A number.', ['A line\nand its next.', 'An item.', 'A number.']],
  ['| a | `b | c` |', ['a', '`b___c`']],
  [
    'Before.\n\n```sh\npnpm mock\n```\n\nSee [the mock](a.md), **please**.',
    ['Before.', 'See the mock, please.'],
  ],
])('of the text %j the prose is %j', (markdown, prose) => {
  expect(proseOf(markdown)).toEqual(prose);
});
