import { expect, it } from 'vitest';
import { type SharedSource, shareFiles } from './share-files';

const PAGES = Array.from({ length: 4 }, () => ({ weight: 1, needs: 0n }));

function source(id: string, overrides: Partial<SharedSource> = {}): SharedSource {
  return { id, size: 1_000, pages: 0b11n, needs: 0n, imports: [], ...overrides };
}

/** The sources of each file, in the order of their names. */
const filesOf = (sources: readonly SharedSource[], pages = PAGES): readonly string[] =>
  [...shareFiles(sources, pages)]
    .map((file) =>
      file.sources
        .map(({ id }) => id)
        .sort()
        .join(' '),
    )
    .sort();

it('sources of the same pages share a file', () => {
  expect(filesOf([source('a'), source('b'), source('c', { pages: 0b1100n })])).toEqual(['a b', 'c']);
});

it('small files are one where a page more fetches few bytes, and large ones are not', () => {
  expect(filesOf([source('a'), source('b', { pages: 0b111n })])).toEqual(['a b']);
  expect(filesOf([source('a', { size: 90_000 }), source('b', { pages: 0b111n })])).toEqual(['a', 'b']);
});

it('no page fetches a large file in vain, however often the others are opened', () => {
  const often = PAGES.map((page, at) => ({ ...page, weight: at < 2 ? 45 : 1 }));
  const sources = (size: number) => [source('a', { size }), source('b', { pages: 0b111n })];
  expect(filesOf(sources(90_000), often)).toEqual(['a b']);
  expect(filesOf(sources(110_000), often)).toEqual(['a', 'b']);
});

it('sources that save a request share no file where a page would fetch the imports of one of them in vain', () => {
  const sources = (size: number) => [
    source('a', { pages: 0b111n }),
    source('b', { imports: ['big'] }),
    source('big', { size, isAlone: true }),
  ];
  expect(filesOf(sources(5_000))).toContain('a b');
  expect(filesOf(sources(90_000))).toEqual(['a', 'b', 'big']);
});

it('a file brings no part of a library to a page that does without', () => {
  const sources = [source('a', { needs: 1n }), source('b', { pages: 0b111n })];
  expect(filesOf(sources)).toEqual(['a', 'b']);
  expect(
    filesOf(
      sources,
      PAGES.map((page) => ({ ...page, needs: 1n })),
    ),
  ).toEqual(['a b']);
});

it('no file waits for one that waits for it', () => {
  const sources = [
    source('a', { imports: ['big'] }),
    source('big', { size: 90_000, pages: 0b111n, imports: ['b'] }),
    source('b', { pages: 0b1111n }),
  ];
  const files = [...shareFiles(sources, PAGES)];
  const owner = (id: string) => files.findIndex((file) => file.sources.some((other) => other.id === id));
  // Whether `a` or `big` joins `b`, the third must not stand between the two.
  expect(owner('a') === owner('b') && owner('a') !== owner('big')).toBe(false);
});

it('a source that is asked for by itself keeps its own file, and no file waits for one that waits for it', () => {
  const sources = [
    source('page', { imports: ['tabs'] }),
    source('tabs', { isAlone: true, imports: ['part'] }),
    source('part', { pages: 0b111n }),
  ];
  expect(filesOf(sources)).toEqual(['page', 'part', 'tabs']);
});
