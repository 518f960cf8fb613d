/** The documentation as a whole: its links, its exports, its documents, its weight, and no script within a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { documents } from '../../../tests/architecture/sources';
import { ROOT, readSite, type Site } from './index';
import { pageHtml } from './layout';
import { addressOf, addressOfPage } from './links';
import { PAGES } from './pages';
import { entriesOf } from './reference/exports';
import { REQUIREMENT, shortName } from './reference/names';
import { requirementsOf } from './reference/operations';

let site: Site;
/** The HTML of each page by its address. */
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  site = await readSite();
  pages = new Map(site.pages.map((page) => [addressOfPage(page.address), pageHtml(page)] as const));
}, 120_000);

const FILES = ['/docs/openapi.json', '/docs/bearer.json', '/docs/automation.json'];
const ids = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

function deadLinks(address: string, html: string, idsOf: ReadonlyMap<string, ReadonlySet<string>>) {
  return [...html.matchAll(/ (?:href|src)="(\/docs\/[^"]*|#[^"]*)"/g)].flatMap(([, href = '']) => {
    const [path = '', hash] = href.split('#');
    const target = path === '' ? address : path;
    if (target.startsWith('/docs/assets/') || FILES.includes(target)) return [];
    const anchors = idsOf.get(target);
    const isDead = !anchors || (hash !== undefined && !anchors.has(decodeURIComponent(hash)));
    return isDead ? [`${address}: ${href}`] : [];
  });
}

describe('the documentation', () => {
  it('has no link that leads nowhere', () => {
    const idsOf = new Map([...pages].map(([address, html]) => [address, ids(html)] as const));
    expect(pages.size).toBeGreaterThan(500);
    expect([...pages].flatMap(([address, html]) => deadLinks(address, html, idsOf))).toEqual([]);
    const found = site.entries.map(({ to }) => `<a href="${to}">`).join('');
    expect(deadLinks('search', found, idsOf)).toEqual([]);
    expect(deadLinks('/docs/', '<a href="/docs/none/"> <a href="#none">', idsOf)).toHaveLength(2);
  });

  it('has every document of the repository as a page, each once', () => {
    const made = /^packages\/sdk\/(?:reference|api)\//;
    const shown = PAGES.map(({ source }) => source);
    expect(documents.filter((path) => !made.test(path) && !shown.includes(path))).toEqual([
      // Shown above the list of operations.
      'openapi/introduction.md',
    ]);
    expect(shown.filter((source, at) => shown.indexOf(source) !== at)).toEqual([]);
  });

  it.each(['sdk', 'rules'] as const)('has a place for every export of the package %s', async (kind) => {
    const places = new Set(site.entries.map(({ to }) => to.split('#')[1]));
    const operations = new Set<string>(site.description.operations.map(({ id }) => id));
    // A schema of an operation stands on the operation's page.
    const operationOf = (name: string) => name.replace(/(?:Data|Input)$/, '');
    for (const [entry, file] of entriesOf(ROOT, `packages/${kind}`)) {
      if (file.includes('/generated/')) continue;
      const exports: object = await import(file);
      const missing = Object.keys(exports).filter(
        (name) => !places.has(name) && !operations.has(operationOf(name)),
      );
      expect({ entry: shortName(entry), missing }).toEqual({ entry: shortName(entry), missing: [] });
    }
  });

  it('has a page for every operation, with the rules of its requirements, and rules with its calls', () => {
    expect(site.description.operations.filter(({ id }) => !pages.has(`/docs/operations/${id}.html`))).toEqual(
      [],
    );
    expect(pages.get('/docs/operations/addToCart.html')).toContain(
      `href="${addressOf('reference/rules/cart')}#addToCartNotice"`,
    );
    expect(pages.get(addressOf('reference/rules/cart'))).toContain('href="/docs/operations/addToCart.html"');
  });

  it('finds every requirement of an operation in comments, whatever its length', () => {
    const ids = new Set(site.description.operations.flatMap(requirementsOf));
    expect(ids).toContain('CONCERN-01');
    expect([...ids].filter((id) => `(${id})`.match(REQUIREMENT)?.[0] !== id)).toEqual([]);
  });

  it('marks in the navigation where a page stands, also one that is not listed', () => {
    const marked = (address: string) =>
      /<a href="([^"]*)" aria-current="(\w+)"/.exec(pages.get(address) ?? '')?.slice(1);
    expect(marked('/docs/operations/addToCart.html')).toEqual(['/docs/api/', 'true']);
    expect(marked(addressOf('reference/rules/cart'))).toEqual(['/docs/reference/rules/', 'true']);
    expect(marked('/docs/api/')).toEqual(['/docs/api/', 'page']);
  });

  it('weighs at most 150 KB a page, compressed, before a trial is opened', () => {
    const style = gzipSync(readFileSync(join(ROOT, 'packages/web/site/page/site.css'))).length;
    const heavy = [...pages].map(([address, html]) => [address, gzipSync(html).length + style] as const);
    // The script of every page is measured by the e2e test, as it is sent; it has at most 8 KB.
    expect(heavy.filter(([, bytes]) => bytes > 142_000)).toEqual([]);
  });

  it('loads nothing from outside and has no script or style within a page', () => {
    for (const html of pages.values()) {
      expect(
        html.match(/<script(?! type="module" src="\/docs\/assets\/)|<style| style="| on\w+="/),
      ).toBeNull();
      expect(html.match(/<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?\/\//)).toBeNull();
    }
  });
});
