/** The links of the documents: each leads to a file of the repository, and to a heading of it. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { documents, ROOT, readSource } from './sources';

const FENCE = /^(`{3,}).*\n[\s\S]*?^\1$/gm;
const CODE = /`[^`\n]*`/g;
const LINK = /\[(?:[^\][]|\[[^\]]*\])*\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm;

/** The anchors of a document, as its host makes them of the headings: the second of the same text ends with `-1`. */
function anchorsOf(document: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const headings = document.replace(FENCE, '').matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) => {
      const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const anchor = text.replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

/** Links of the page at `/docs`, which `openapi/reference/site.test.ts` holds; other addresses are of the network. */
const ELSEWHERE = /^(?:[a-z]+:|#section\/)/;

/** The targets of a document within the repository; code is no link. */
function targetsOf(document: string): readonly string[] {
  const links = document.replace(FENCE, '').replace(CODE, 'code').matchAll(LINK);
  return [...links]
    .map(([, inline, reference]) => inline ?? reference ?? '')
    .filter((to) => !ELSEWHERE.test(to));
}

/** Why a link of a document leads nowhere, if it does. */
function deadLink(path: string, target: string): readonly string[] {
  const [file = '', anchor] = target.split('#');
  const to = file === '' ? path : normalize(join(dirname(path), decodeURIComponent(file)));
  if (to.startsWith('..') || !existsSync(`${ROOT}${to}`)) return [`${path}: ${target} has no file`];
  if (anchor === undefined || !to.endsWith('.md')) return [];
  return anchorsOf(readSource(to)).has(decodeURIComponent(anchor))
    ? []
    : [`${path}: ${target} has no heading`];
}

it('every link of a document leads to a file of the repository and to a heading of it', () => {
  const links = documents.flatMap((path) => targetsOf(readSource(path)).map((target) => ({ path, target })));
  expect(links.length).toBeGreaterThan(100);
  expect(links.flatMap(({ path, target }) => deadLink(path, target))).toEqual([]);
});

/** A path within the repository that a document names as code; what a build or a run writes is not there. */
const PATH = /`((?:openapi|packages|tests|src)\/[\w@./-]+)`/g;
const WRITTEN = /(?:^|\/)(?:dist|dist-facts|reports)(?:\/|$)/;
const PACKAGE = /^packages\/\w+/;

it('every path that a document names is there, also one below `src` of its package', () => {
  const paths = documents.flatMap((document) =>
    [...readSource(document).matchAll(PATH)].map(([, path = '']) => ({ document, path })),
  );
  expect(paths.length).toBeGreaterThan(100);
  const gone = paths.filter(({ document, path }) => {
    const folder = path.startsWith('src/') ? `${PACKAGE.exec(document)?.[0]}/` : '';
    return !WRITTEN.test(path) && !existsSync(`${ROOT}${folder}${path}`);
  });
  expect(gone.map(({ document, path }) => `${document}: ${path}`)).toEqual([]);
});

it('the front page is short: what a door leads to stands elsewhere', () => {
  expect(readSource('README.md').split('\n').length).toBeLessThanOrEqual(180);
});

it.each([
  ['docs/none.md', 'README.md: docs/none.md has no file'],
  ['#none', 'README.md: #none has no heading'],
  ['#dealers', undefined],
  ['packages/web/README.md#tests', undefined],
])('the link %s of the front page is judged', (target, problem) => {
  expect(deadLink('README.md', target)[0]).toBe(problem);
});

it('finds links beside code, and the anchors of headings with code and of the same text', () => {
  expect(targetsOf('`[a](b)` [`c`](d.md#e) [f](https://example.cn)\n```\n[g](h)\n```\n')).toEqual(['d.md#e']);
  expect([...anchorsOf('# A `b/c` 付款, d\n## Same\n## Same\n')]).toEqual(['a-bc-付款-d', 'same', 'same-1']);
});
