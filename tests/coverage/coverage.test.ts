import * as operations from '@dealer-portal/sdk/operations';
import { ROUTE_NAMES, routes } from '@dealer-portal/web/routes';
import { expect, it } from 'vitest';
import { type Floor, floor, missingLayers, type Row, rows, testFiles } from './ledger';

/** The root and the bulk-order section are frames, not pages. */
const FRAMES = new Set(['/', '/bigorder']);

/** Addresses that the list of routes does not have: the exempt list names both, so both must open (ROUTE-09, 1§6). */
const EXEMPT_ONLY = ['/401', '/payment/paymentDone'];

const names = ROUTE_NAMES;

// Read here, since the time of a test is limited and a busy machine parses slowly.
const files = testFiles();

it('ROUTE-01a ROUTE-09 every route of the specification is in the table, spelt exactly so, and any other says that it is our own', () => {
  const specified = rows('routes.tsv').map(([, path = '']) => path);
  const present = names.filter((name) => !routes[name].isOwn).map((name) => `/${routes[name].path}`);
  const pages = [...specified.filter((path) => !FRAMES.has(path)), ...EXEMPT_ONLY];
  expect([...present].sort()).toEqual(pages.sort());
});

it('ROUTE-01f the pages that the specification keeps alive are kept alive, and only those', () => {
  const specified = rows('routes.tsv').filter(([, , notes = '']) => notes.includes('kept alive'));
  const keptAlive = names.filter((name) => routes[name].keepAlive).map((name) => `/${routes[name].path}`);
  expect(keptAlive.sort()).toEqual(specified.map(([, path]) => path).sort());
});

/** A row is a complete requirement, or, with a letter behind its number, one clause of its sentence. */
const isClause = ([id = '']: Row) => /[a-z]$/.test(id);
const table = rows('requirements.tsv');
const requirements = table.filter((row) => !isClause(row));
const clauses = table.filter(isClause);
const clausesOf = (id: string) => clauses.filter(([clause = '']) => clause.slice(0, -1) === id);

/** The layers of a row in which no test carries its id in its name. */
const unheldOf = ([id = '', layers = '']: Row) => missingLayers(id, layers, files);
const isHeld = (row: Row) => unheldOf(row).length === 0;

/** A requirement is covered when each clause of its sentence is held, and each of its layers. */
const isCovered = (row: Row) => isHeld(row) && clausesOf(row[0] ?? '').every(isHeld);

it('every requirement has its clauses, which follow it letter by letter, and no id stands twice', () => {
  expect(requirements.filter(([id = '']) => clausesOf(id).length === 0)).toEqual([]);
  const expectedIds = requirements.flatMap(([id = '']) => [
    id,
    ...clausesOf(id).map((_, at) => `${id}${String.fromCharCode('a'.charCodeAt(0) + at)}`),
  ]);
  expect(table.map(([id]) => id)).toEqual(expectedIds);
});

it('each clause is named by a test of its layer, and so is each requirement in each of its layers', () => {
  const open = (list: readonly Row[]) =>
    list.filter((row) => unheldOf(row).length > 0).map((row) => `${row[0]} (${unheldOf(row)})`);
  expect(open(clauses)).toEqual([]);
  expect(open(requirements)).toEqual([]);
});

it('a requirement is looked up by its own id: the tests of its clauses carry it, too', () => {
  const titles = files.map((file) => file.titles).join('\n');
  const isNamed = (id: string) => new RegExp(`\\b${id}(?![\\da-z])`).test(titles);
  expect(requirements.map(([id = '']) => id).filter((id) => !isNamed(id))).toEqual([]);
});

it('a clause that a test names is a row of the table', () => {
  const named = files.flatMap(({ titles }) => titles.match(/\b[A-Z]+-\d\d[a-z]\b/g) ?? []);
  const known = new Set(clauses.map(([id]) => id));
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
});

it('the covered number may only rise', () => {
  const covered = {
    calls: Object.keys(operations).length,
    routes: names.length,
    requirements: requirements.filter(isCovered).length,
    clauses: clauses.filter(isHeld).length,
  };
  const open = requirements.filter((row) => !isCovered(row)).map(([id]) => id);
  console.log(
    `covered: ${JSON.stringify(covered)} of ${requirements.length} requirements and ${clauses.length} clauses; ` +
      `open: ${open.join(' ') || 'none'}`,
  );
  const lowest = floor();
  for (const [name, count] of Object.entries(covered)) {
    expect(count, name).toBeGreaterThanOrEqual(lowest[name as keyof Floor]);
  }
});
