/** Where the links of documents lead on the site. */
import { dirname, join, normalize } from 'node:path/posix';
import { PAGES } from './pages';

/** Everything of the site stands below it. */
export const BASE = '/docs';

/** `/docs/house/how-to/` of `house/how-to`. */
export function addressOf(place: string): string {
  return place === '' ? `${BASE}/` : `${BASE}/${place}/`;
}

/** The address of a page, which may be a file. */
export function addressOfPage(place: string): string {
  return place.endsWith('.html') ? `${BASE}/${place}` : addressOf(place);
}

/** Whether a link or a picture names a scheme or a host. */
export const isOutside = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** The file of a picture among those of the site: two folders may have a picture of one name. @param path from the root */
export const pictureName = (path: string): string => path.replaceAll('/', '-');

/** The page of an operation; the address is that of the older reference, too. */
export function operationAddress(id: string): string {
  return `${BASE}/operations/${id}.html`;
}

/** The id of a heading, as hosts of repositories make it, so that a link works in both places. */
export function slugOf(heading: string): string {
  const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return text.replace(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
}

/** The ids of the headings of one document in their order: the second of the same text ends with `-1`. */
export function slugs(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const slug = slugOf(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}

const bySource = new Map(PAGES.map((page) => [page.source, page] as const));
const REFERENCE = 'packages/sdk/reference/';

/**
 * Where a link of a document leads.
 * @param source the document, by its path from the root
 * @param operations ids of the description in small letters, as anchors of the SDK's reference have them
 * @returns undefined for a file that is no page, which only a checkout has, and for a scheme that is neither web nor mail
 */
export function targetOf(
  source: string,
  href: string,
  operations: ReadonlyMap<string, string>,
): string | undefined {
  if (isOutside(href)) return /^(?:https?|mailto):/i.test(href) ? href : undefined;
  if (href.startsWith('#section/')) return `${addressOf('api')}#${href.slice('#section/'.length)}`;
  if (href.startsWith('#') || href.startsWith(`${BASE}/`)) return href;
  const [file = '', anchor] = href.split('#');
  const path = normalize(join(dirname(source), decodeURIComponent(file)));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (path.startsWith(REFERENCE)) return referenceTarget(path, anchor, operations);
  const page = bySource.get(path) ?? bySource.get(`${path.replace(/\/$/, '')}/README.md`);
  return page && addressOf(page.address) + hash;
}

/** The SDK's reference in Markdown is the source of the operations' pages. */
function referenceTarget(
  path: string,
  anchor: string | undefined,
  operations: ReadonlyMap<string, string>,
): string {
  const id = anchor === undefined ? undefined : operations.get(anchor);
  if (id !== undefined) return operationAddress(id);
  const tag = path.slice(REFERENCE.length).replace(/\.md$/, '');
  return tag === 'api' ? addressOf('api') : `${addressOf('api')}#${tag}`;
}
