/** Comments, test titles and texts are plain words of the field (`packages/web/docs/glossary.md`); the avoided words: `plain-words.ts`. */
import { expect, it } from 'vitest';
import { testFiles } from '../coverage/ledger';
import { avoidedWords, commentsOf } from './plain-words';
import { documents, filesOf, readSource } from './sources';

it('comments are plain words', () => {
  const files = ['openapi', 'packages', 'tests'].flatMap((folder) => filesOf(folder, /\.(tsx?|css)$/));
  const problems = files
    .filter((path) => path !== 'tests/architecture/plain-words.ts')
    .flatMap((path) =>
      commentsOf(readSource(path))
        .flatMap(avoidedWords)
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

/** The documents that are written by hand; those of these two folders are made by programs. */
const texts = documents.filter((path) => !/\/(?:api|reference)\//.test(path));

it('documents, changelogs and the introduction of the description are plain words', () => {
  const problems = texts.flatMap((path) =>
    readSource(path)
      .split('\n')
      .flatMap(avoidedWords)
      .map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
  expect(texts.length).toBeGreaterThan(8);
});

/** The texts that the reference and the SDK show: every description in the bundle. */
function descriptionsOf(node: unknown, name = ''): readonly string[] {
  if (typeof node === 'string') return name === 'description' ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => descriptionsOf(value, key));
}

it('the descriptions of calls are plain words', () => {
  const descriptions = new Set(descriptionsOf(JSON.parse(readSource('openapi/bundle/openapi.json'))));
  const problems = [...descriptions].flatMap((text) =>
    avoidedWords(text).map((problem) => `${problem} in: ${text}`),
  );
  expect(problems).toEqual([]);
});

it.each([
  ['It is read anew.', '"anew": write again'],
  ['It is read again; `anew` is a name.', undefined],
])('of a text %j the problem is %j', (text, problem) => {
  expect(avoidedWords(text)[0]).toBe(problem);
});

it.each([
  ['/** A rule. */ const a = 1;', 'A rule.'],
  ['const a = 1; // one', 'one'],
  ['// first\n// second\nconst a = 1;', 'first\nsecond'],
  ["const url = 'https://host/*/path'", undefined],
])('in %j the first comment is %j', (source, comment) => {
  expect(commentsOf(source)[0]).toBe(comment);
});
