/** Finds the sources that several pages of a build need at once, and their pages. */
import { readFileSync } from 'node:fs';
import { FIRST_LIBRARIES, FRAME_NAMES, FRAME_PARTS } from './antd-parts.ts';
import { FRONT_DOOR, importsOf, type Modules, namesIn, SOURCES } from './imports.ts';
import type { Page, SharedSource } from './share-files.ts';

/** The pages of every working day: a request that one of them saves counts for more. */
const DAILY_PAGES = [
  'buying/home/home-page',
  'buying/products/search-results-page',
  'buying/products/detail/detail-page',
  'buying/cart/cart-page',
  'buying/settle/settle-page',
  'orders/my-orders/order-list-page',
  'orders/my-orders/detail/order-detail-page',
].map((page) => `/src/features/${page}.tsx`);
const DAILY_WEIGHT = 65;

/** A bit for each name that it is asked for. */
class Bits {
  readonly #bits = new Map<string, bigint>();

  of(names: readonly string[]): bigint {
    return names.reduce((all, name) => all | this.#bit(name), 0n);
  }

  #bit(name: string): bigint {
    const bit = this.#bits.get(name) ?? 1n << BigInt(this.#bits.size);
    this.#bits.set(name, bit);
    return bit;
  }
}

export interface SharedSources {
  readonly sources: readonly SharedSource[];
  readonly pages: readonly Page[];
}

/** @throws Error when a page of the day is not there */
export function findSharedSources(entry: string, modules: Modules): SharedSources {
  const initial = closureOf([entry], modules);
  const pageIds = dynamicImportsOf(entry, modules).filter((id) => !initial.has(id));
  const missing = DAILY_PAGES.filter((page) => !pageIds.some((id) => id.endsWith(page)));
  if (missing.length > 0) throw new Error(`shared-sources.ts names pages that are not there: ${missing}`);
  const pagesOf = new Map<string, bigint>();
  for (const [at, page] of pageIds.entries()) {
    for (const id of closureOf([page], modules)) {
      if (!initial.has(id)) pagesOf.set(id, (pagesOf.get(id) ?? 0n) | (1n << BigInt(at)));
    }
  }
  const bits = new Bits();
  const needsOf = (id: string): bigint =>
    bits.of([...closureOf([id], modules)].flatMap((other) => partsOf(other, modules)));
  const sources = [...pagesOf]
    .filter(([, of]) => (of & (of - 1n)) !== 0n)
    .map(
      ([id, of]): SharedSource => ({
        id,
        size: sizeOf(id, modules),
        pages: of,
        needs: needsOf(id),
        imports: importsOf(id, modules),
        isAlone: pageIds.includes(id),
      }),
    );
  const leads = pageIds.flatMap((page) => [...laterOf(page, modules)]);
  const pages = pageIds.map((page): Page => {
    const isDaily = DAILY_PAGES.some((path) => page.endsWith(path));
    const weight = Math.max(1, leads.filter((id) => id === page).length * LATER_SHARE);
    return { weight: isDaily ? DAILY_WEIGHT : weight, needs: needsOf(page) };
  });
  return { sources, pages };
}

/** The share of visits to a page in which one of its later parts, such as a dialog, is loaded. */
const LATER_SHARE = 0.4;

/** The parts of a page that come after it. */
const laterOf = (page: string, modules: Modules): ReadonlySet<string> =>
  new Set(
    [...closureOf([page], modules)].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );

/** A page waits for its styles before it is drawn, so a byte of them counts for four. */
const STYLE_WEIGHT = 4;

/** The rough weight of a source: its characters without comments. */
function sizeOf(id: string, modules: Modules): number {
  const code = id.endsWith('.css') ? readFileSync(id, 'utf8') : (modules.getModuleInfo(id)?.code ?? '');
  const { length } = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return id.endsWith('.css') ? length * STYLE_WEIGHT : length;
}

/** Some sources, and all that they need before they can run. */
function closureOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const closure = new Set<string>();
  const queue = [...ids];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (closure.has(id)) continue;
    closure.add(id);
    queue.push(...importsOf(id, modules));
  }
  return closure;
}

/** All sources that are loaded when they are asked for. */
function dynamicImportsOf(entry: string, modules: Modules): readonly string[] {
  const pages = new Set<string>();
  const queue = [entry];
  const seen = new Set<string>();
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const later = modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    for (const page of later) if (SOURCES.test(page)) pages.add(page);
    queue.push(...importsOf(id, modules), ...later);
  }
  return [...pages].sort();
}

/** The parts of libraries that a source alone brings, beyond what antd's frame has. */
function partsOf(id: string, modules: Modules): readonly string[] {
  if (id.endsWith('.css') || FRONT_DOOR.test(id)) return [];
  const libraries = (modules.getModuleInfo(id)?.importedIds ?? []).filter(
    (imported) =>
      imported.includes('/node_modules/') &&
      !SOURCES.test(imported) &&
      !FIRST_LIBRARIES.test(imported) &&
      !FRAME_PARTS.test(imported),
  );
  const names = namesIn(id).flatMap(({ from, list }) => (from === 'antd' ? list : []));
  return [
    ...libraries.filter((library) => !/\/antd\/es\/index\.js$/.test(library)),
    ...names.filter((name) => !FRAME_NAMES.has(name)),
  ];
}
