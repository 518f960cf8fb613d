/** A decision that reads or changes a sentence of the specification is found from that sentence. */
import { expect, it } from 'vitest';
import { documents, readSource } from './sources';

const FOLDER = 'packages/web/docs/decisions/';
const TABLE = `${FOLDER}specification.md`;

/** How a Markdown page names the place of a heading. */
const placeOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const decisions = documents
  .filter((path) => path.startsWith(FOLDER) && path !== TABLE && !path.endsWith('/README.md'))
  .flatMap((path) =>
    readSource(path)
      .split(/^## /m)
      .slice(1)
      .map((section) => ({
        place: `${path.slice(FOLDER.length)}#${placeOf(section.split('\n', 1)[0] ?? '')}`,
        section,
      })),
  );

it('a decision that names the specification, or a place of it, has its row in specification.md', () => {
  const table = readSource(TABLE);
  const naming = decisions.filter(({ section }) => /\b\d§\d|\bspecification\b/.test(section));
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.map(({ place }) => place).filter((place) => !table.includes(`(${place})`))).toEqual([]);
});
