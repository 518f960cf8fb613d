import * as operations from '@dealer-portal/sdk/operations';
import { isRouteName, routes } from '@dealer-portal/web/routes';
import { expect, it } from 'vitest';
import { floor, missingLayers, rows, testFiles } from './ledger';

/** The root and the bulk-order section are frames, not pages. */
const FRAMES = new Set(['/', '/bigorder']);

/** Addresses that the list of routes does not have: the exempt list names both, so both must open (ROUTE-09, 1§6). */
const EXEMPT_ONLY = ['/401', '/payment/paymentDone'];

const names = Object.keys(routes).filter(isRouteName);

// Read here, since the time of a test is limited and a busy machine parses slowly.
const files = testFiles();

it('ROUTE-01 ROUTE-09 every route of the specification is in the table, spelt exactly so, and nothing else is', () => {
  const wanted = rows('routes.tsv').map(([, path = '']) => path);
  const present = names.map((name) => `/${routes[name].path}`);
  const pages = [...wanted.filter((path) => !FRAMES.has(path)), ...EXEMPT_ONLY];
  expect([...present].sort()).toEqual(pages.sort());
});

it('ROUTE-01 the pages that the specification keeps alive are kept alive, and only those', () => {
  const wanted = rows('routes.tsv').filter(([, , notes = '']) => notes.includes('kept alive'));
  const kept = names.filter((name) => routes[name].keepAlive).map((name) => `/${routes[name].path}`);
  expect(kept.sort()).toEqual(wanted.map(([, path]) => path).sort());
});

const unheldOf = (list: readonly (readonly string[])[]) =>
  list.flatMap(([id = '', layers = '']) => {
    const missing = missingLayers(id, layers, files);
    return missing.length > 0 ? [`${id} (${missing.join(', ')})`] : [];
  });

/** A row is a whole requirement, or, with a letter behind its number, one clause of its sentence. */
const isClause = ([id = '']: readonly string[]) => /[a-z]$/.test(id);
const requirements = rows('requirements.tsv').filter((row) => !isClause(row));
const clauses = rows('requirements.tsv').filter(isClause);

it('each clause of a requirement is named by a test of its layer, and follows its requirement', () => {
  expect(unheldOf(clauses)).toEqual([]);
  const ids = rows('requirements.tsv').map(([id = '']) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set(requirements.map(([id]) => id));
  expect(clauses.filter(([id = '']) => !known.has(id.slice(0, -1)))).toEqual([]);
});

it('a clause that a test names is a row of the table', () => {
  const named = files.flatMap(({ titles }) => titles.match(/\b[A-Z]+-\d\d[a-z]\b/g) ?? []);
  const known = new Set(clauses.map(([id]) => id));
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
});

it('what is covered may only rise', () => {
  const unheld = unheldOf(requirements);
  const covered = {
    calls: Object.keys(operations).length,
    routes: names.length,
    builtPages: names.filter((name) => routes[name].page ?? routes[name].redirectTo).length,
    requirements: requirements.length - unheld.length,
    clauses: clauses.length,
  };
  console.log(
    `covered: ${JSON.stringify(covered)}; requirements without a test of their layer: ${unheld.join(' ') || 'none'}`,
  );
  const least = floor();
  expect(covered.calls).toBeGreaterThanOrEqual(least.calls);
  expect(covered.routes).toBeGreaterThanOrEqual(least.routes);
  expect(covered.builtPages).toBeGreaterThanOrEqual(least.builtPages);
  expect(covered.requirements).toBeGreaterThanOrEqual(least.requirements);
  expect(covered.clauses).toBeGreaterThanOrEqual(least.clauses);
});
