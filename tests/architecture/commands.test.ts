/** The commands that documents name can be given: scripts, paths and names of tests are there, options are known. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMockOptions } from '../../openapi/mock/cli-options';
import { readOptions } from '../contract/kit/options';
import { testTitles } from '../coverage/test-titles';
import { documents, ROOT, readSource, sources } from './sources';

const SHELL = /^```(?:sh|bash)\n([\s\S]*?)^```$/gm;
const COMMAND = /^(?:npx|pnpm|npm) /;

/** What a reader puts something of their own for. */
const filled = (command: string) =>
  command
    .replace(/"?\$STAGING_URL"?|\bURL\b/g, 'https://staging.example.cn')
    .replace(/\bFILE\b|\bfile\.har\b/g, 'recorded.har')
    .replace(/ -t 'the name of .*'/, '')
    .replace(/\)$/, '');

const named = documents.flatMap((document) => {
  const text = readSource(document);
  const blocks = [...text.matchAll(SHELL)].flatMap(([, block = '']) => block.split('\n'));
  const codes = [...text.replace(SHELL, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks, ...codes]
    .flatMap((line) => line.split(/ #|&&/).slice(0, line.includes('&&') ? undefined : 1))
    .map((line) => filled(line.trim()))
    .filter((command) => COMMAND.test(command) && !/[<…[]/.test(command))
    .map((command) => ({ document, command }));
});

/** The words of a command line, `'in one'` as one. */
const wordsOf = (command: string): readonly string[] =>
  (command.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''));

interface Package {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const packageOf = (folder: string): Package => JSON.parse(readSource(join(folder, 'package.json')));
const scriptsOf = (folder: string): readonly string[] => Object.keys(packageOf(folder).scripts ?? {});
/** The folder of each package, by the name that `--filter` takes. */
const PACKAGES: ReadonlyMap<string, string> = new Map(
  ['openapi', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)].map((folder) => [
    packageOf(folder).name,
    folder,
  ]),
);
const PROJECTS = [...readSource('vitest.config.ts').matchAll(/ name: '(\w+)'/g)].map(([, name]) => name);
/** Commands of the package manager itself. */
const OWN = new Set(['install', 'pack', 'publish', 'test', 'start']);

/** The folder of the package that a document belongs to. */
function homeOf(document: string): string {
  const folder = dirname(document);
  return folder === '.' || existsSync(join(ROOT, folder, 'package.json')) ? folder : homeOf(folder);
}

/** Whether a test file below one of these paths names a test so. */
const hasTest = (paths: readonly string[], name: string): boolean =>
  sources
    .filter((file) => /\.test\.tsx?$/.test(file) && paths.some((path) => file.startsWith(path)))
    .some((file) => testTitles(file, readSource(file)).some((title) => title.includes(name)));

/** What of a run of tests is not there: paths, or the name after `-t`. */
function missingTests([, , , , project = '', ...rest]: readonly string[]): readonly string[] {
  const at = rest.indexOf('-t');
  const paths = at < 0 ? rest : rest.slice(0, at);
  const name = at < 0 ? undefined : rest[at + 1];
  const gone = paths.filter((path) => !existsSync(join(ROOT, path)));
  return [
    ...gone,
    ...(PROJECTS.includes(project) ? [] : [project]),
    ...(name === undefined || hasTest(paths, name) ? [] : [name]),
  ];
}

/** Why a command cannot be given; undefined where it can. */
function problemOf(command: string, document = 'README.md'): string | undefined {
  const words = wordsOf(command.replace(/^pnpm --filter (\S+)$/, 'pnpm install'));
  const [program, first = '', second = ''] = words;
  if (program === 'npx') {
    if (command.startsWith('npx vitest run ')) return missingTests(words)[0];
    if (first === 'tsx' && !existsSync(join(ROOT, second))) return second;
    return undefined;
  }
  if (first === '--filter') {
    const folder = PACKAGES.get(second);
    return folder && scriptsOf(folder).includes(words[3] ?? '') ? undefined : words[3];
  }
  const script = first === 'run' ? second : first;
  const known = [...scriptsOf('.'), ...scriptsOf(homeOf(document))];
  if (!known.includes(script) && !OWN.has(script)) return script;
  try {
    if (script === 'contract') readOptions(words.slice(2), '/tmp');
    if (script === 'mock') readMockOptions(words.slice(2), {});
  } catch (error) {
    return String(error);
  }
  return undefined;
}

describe('the commands of the documents', () => {
  it('are there, with their scripts, paths, names of tests and options', () => {
    expect(named.length).toBeGreaterThan(150);
    expect(
      named.flatMap(({ document, command }) => {
        const problem = problemOf(command, document);
        return problem === undefined ? [] : [`${document}: ${command}: ${problem}`];
      }),
    ).toEqual([]);
  });

  it.each([
    ['pnpm none', 'none'],
    ['pnpm --filter @dealer-portal/sdk none', 'none'],
    ['npx tsx tests/none.ts', 'tests/none.ts'],
    ['npx vitest run --project none tests/coverage', 'none'],
    ['npx vitest run --project unit tests/none', 'tests/none'],
    ["npx vitest run --project unit tests/coverage -t 'no such name'", 'no such name'],
  ])('%s is none', (command, problem) => {
    expect(problemOf(command)).toBe(problem);
  });

  it('an option that the contract kit or the mock does not know is a problem', () => {
    expect(problemOf('pnpm contract --none 1')).toContain('--none');
    expect(problemOf('pnpm mock --none')).toContain('--none');
  });
});
