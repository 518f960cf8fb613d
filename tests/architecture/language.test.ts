/** Names, comments and test titles are plain words of the field (README, Glossary); the avoided words: `plain-words.ts`. */
import ts from 'typescript';
import { expect, it } from 'vitest';
import { testFiles } from '../coverage/ledger';
import { avoidedWords, commentProblems, commentsOf, longSentences, proseOf } from './plain-words';
import { filesOf, readSource, sources } from './sources';

/** Names that say nothing of the thing they hold. */
const EMPTY_NAMES = new Set(
  'one each own told shown found called given wanted kept built asked answered filled words'.split(' '),
);

/** Words in names for which the glossary has a plainer one. */
const PLAINER_WORDS: Readonly<Record<string, string>> = {
  anew: 'again',
  dearer: 'priceRise',
  deed: 'handler',
  deeds: 'handlers',
  mend: 'correct',
  tell: 'report, show',
  tells: 'reports, shows',
  told: 'message',
};

type Named = ts.Node & { readonly name?: ts.Node };

/** The names that a file declares, with their lines. */
function declaredNames(path: string): readonly { readonly name: string; readonly line: number }[] {
  const text = readSource(path);
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names: { name: string; line: number }[] = [];
  const visit = (node: ts.Node) => {
    const { name } = node as Named;
    const declares =
      ts.isParameter(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node);
    if (declares && name && ts.isIdentifier(name)) {
      names.push({ name: name.text, line: file.getLineAndCharacterOfPosition(name.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** The problem with a name, and the word to write; undefined when there is none. */
function nameProblem(name: string): string | undefined {
  if (EMPTY_NAMES.has(name)) return 'name the thing';
  const texts = name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());
  const word = texts.find((part) => Object.hasOwn(PLAINER_WORDS, part));
  return word && `write ${PLAINER_WORDS[word]}`;
}

it('declared names are plain words of the field', () => {
  const problems = sources
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'))
    .flatMap((path) =>
      declaredNames(path).flatMap(({ name, line }) => {
        const problem = nameProblem(name);
        return problem === undefined ? [] : [`${path}:${line} ${name}: ${problem}`];
      }),
    );
  expect(problems).toEqual([]);
  // Parsing all files takes its time on a busy machine.
}, 60_000);

it('comments are plain sentences of at most 25 words', () => {
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

it('their sentences have at most 25 words, in lists and tables too', () => {
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

it('the descriptions of calls are plain sentences of at most 25 words', () => {
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
  [`${'word '.repeat(26)}.`, '"word word word word word word …": at most 25 words'],
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
