/** Which modules of a build share a file: few files a page, and nothing of antd that a page does not show at first. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

/** From so many pages on a module of a library stands in one of the shared files. */
const SHARED_BY = 60;

/** The needs of antd's frame: the part of antd that every page has, which must stay light. */
const FRAME_PARTS = new RegExp(
  `/(?:node_modules|antd-static/sheets)/(?:${[
    '(antd/es/)?(_util(?!/ActionButton)|base|config-provider|empty|flex|locale|space/(Compact|style)|style|theme|tooltip|version)',
    // Of these the frame has only what names them: their texts and the contexts around them.
    'antd/es/(calendar/locale|color-picker/(color|util)|date-picker/locale|form/(context|hooks/useVariants|validateMessagesContext)|modal/locale)',
    'antd/es/(table/TableMeasureRowContext|time-picker/locale)',
    '@ant-design/(colors|cssinjs|cssinjs-utils|fast-color|icons|icons-svg)',
    '@rc-component/(color-picker|form/es/FormContext|motion|pagination/es/locale|picker/es/locale|portal|resize-observer|tooltip|trigger|util)',
    '@babel/runtime|@tanstack/(query-core|react-query)|clsx|dayjs|is-mobile|react-is',
  ].join('|')})[/.]`,
);

/** The components of antd in these files; a file that imports another one brings its own part. */
const FRAME_NAMES = new Set(['App', 'ConfigProvider', 'Empty', 'Flex', 'Tooltip']);

/** The shared part of lists; home has none, but fields in rows. */
const LIST_PARTS =
  /\/src\/(ui\/table\/(?!entry\/|when-drawn|columns|use-printing)|ui\/input\/(filter-bar|date)|widgets\/report\/)|@tanstack\/(react-virtual|virtual-core)/;

const SOURCES = /\/packages\/[\w-]+\/src\/.*\.(tsx?|css)$/;
/** One file names all of the SDK, so it is not known which page needs which part. */
const SCRIPTS = /\/packages\/(?:rules|web)\/src\/.*\.tsx?$/;
const ANTD_IMPORT = /^import \{([^}]*)\} from 'antd';/gm;

const light = new Map<string, boolean>();

/** Whether a module, and all that it imports at once, needs no more of antd than the frame has, and no list. */
function isLight(id: string, context: Context): boolean {
  const known = light.get(id);
  if (known !== undefined) return known;
  light.set(id, true);
  const value = isLightAlone(id) && importsOf(id, context).every((imported) => isLight(imported, context));
  light.set(id, value);
  return value;
}

function isLightAlone(id: string): boolean {
  if (LIST_PARTS.test(id)) return false;
  if (!SOURCES.test(id) || id.endsWith('.css')) return true;
  const names = [...readFileSync(id, 'utf8').matchAll(ANTD_IMPORT)].flatMap(([, list = '']) =>
    list.split(','),
  );
  return names
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .every((name) => FRAME_NAMES.has(name));
}

const importsOf = (id: string, context: Context): readonly string[] =>
  (context.getModuleInfo(id)?.importedIds ?? []).filter((imported) => SOURCES.test(imported));

const pageFile = (page: string) => fileURLToPath(new URL(`../src/features/${page}.tsx`, import.meta.url));

/** The pages of every working day: what two of them share comes in few files, though some of it is for another of them. */
const SHOPPING_PAGES = [
  'home/home-page',
  'products/search-results-page',
  'products/detail/detail-page',
  'cart/cart-page',
  'settle/settle-page',
].map(pageFile);
const ORDER_PAGES = ['orders/order-list-page', 'orders/detail/order-detail-page'].map(pageFile);

/** Which pages of the day need a module at once. */
let dailyPages: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The file of a source that two pages of the day share; what orders need, too, stands apart, for they need no more. */
function dailyFile(id: string, context: Context): string | null {
  dailyPages ??= findDailyPages(context);
  const pages = dailyPages.get(id);
  if (pages === undefined || pages.size < 2) return null;
  return ORDER_PAGES.some((page) => pages.has(page)) ? 'daily' : 'shopping';
}

function findDailyPages(context: Context): ReadonlyMap<string, ReadonlySet<string>> {
  const pagesOf = new Map<string, Set<string>>();
  const add = (id: string, page: string): void => {
    const pages = pagesOf.get(id) ?? new Set();
    if (pages.has(page)) return;
    pagesOf.set(id, pages.add(page));
    for (const imported of importsOf(id, context)) add(imported, page);
  };
  for (const page of [...SHOPPING_PAGES, ...ORDER_PAGES]) {
    if (!context.getModuleInfo(page))
      throw new Error(`chunk-groups.ts names a page that is not there: ${page}`);
    add(page, page);
  }
  return pagesOf;
}

/** Only the named modules: their imports have their own group. */
const ALONE = { includeDependenciesRecursively: false };
const INITIAL = { tags: ['$initial' as const], ...ALONE };
const SHARED = { minShareCount: SHARED_BY, ...ALONE };

/** From so many pages on a source stands in the one file that most pages have. */
const COMMON_BY = 40;
const FEATURE = /\/src\/features\/([\w-]+)\//;

/** Few files: what every visit needs, and what many pages share; libraries stay in the cache over releases of the portal. */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules/, priority: 6, ...INITIAL },
  { name: 'first', priority: 5, ...INITIAL },
  { name: 'lists', test: LIST_PARTS, priority: 4, ...SHARED },
  { name: 'antd-frame', test: FRAME_PARTS, priority: 3, ...SHARED },
  { name: 'antd', test: /node_modules|antd-static\/sheets/, priority: 2, ...SHARED },
  {
    // A component brings its part of antd to every page that needs its file: one that needs more than the frame has its
    // own file.
    debugName: 'common',
    name: (id, context) => (isLight(id, context) && !FEATURE.test(id) ? 'common' : null),
    test: SOURCES,
    minShareCount: COMMON_BY,
    priority: 1,
    ...ALONE,
  },
  {
    debugName: 'daily',
    name: (id, context) => (isLight(id, context) ? dailyFile(id, context) : null),
    test: SCRIPTS,
    minShareCount: 2,
    priority: 1,
    ...ALONE,
  },
  {
    debugName: 'part',
    name: (id, context) => (isLight(id, context) ? (FEATURE.exec(id)?.[1] ?? 'part') : null),
    test: SOURCES,
    minShareCount: 2,
    // Those of the same pages stand together: merged with others, files would wait for each other.
    entriesAware: true,
    ...ALONE,
  },
];

/** A part is named after all pages that share it; its file is not, for every visit loads the names of all files. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.split('~')[0]}-[hash].js`;
