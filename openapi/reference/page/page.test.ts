// @vitest-environment happy-dom
/** The script of `/docs` in a document of its own: search, opening, and a call to the mock. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Bundle } from '../one-signature';
import { documented, siteFiles } from '../site';

// The document's own `URL` knows no files.
const ROOT = join(import.meta.dirname, '..', '..', '..');
const bundle = JSON.parse(readFileSync(join(ROOT, 'openapi/bundle/openapi.json'), 'utf8')) as Bundle;
const reference = (tag: string) => readFileSync(join(ROOT, 'packages/sdk/reference', `${tag}.md`), 'utf8');
const files = siteFiles({ ...documented(bundle, reference), script: '', style: '' });
const sent: [string, RequestInit | undefined][] = [];

beforeAll(async () => {
  document.documentElement.innerHTML = files.get('index.html') ?? '';
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init) sent.push([url, init]);
    const html = files.get(url.replace('/docs/', ''));
    return html === undefined ? Response.json({ code: '1', data: 2 }) : new Response(html);
  });
  await import('./page');
});

const shownLinks = () =>
  [...document.querySelectorAll<HTMLElement>('#list a')].filter((link) => !link.hidden);

function type(query: string): void {
  const search = document.querySelector<HTMLInputElement>('#search');
  if (search) search.value = query;
  search?.dispatchEvent(new Event('input'));
}

async function goTo(hash: string, title: string): Promise<void> {
  location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(document.title).toContain(title));
}

it('CAT-03 shows what is searched within 300 ms, and says how much that is', () => {
  const started = performance.now();
  type('发票 分页');
  expect(performance.now() - started).toBeLessThan(300);
  expect(shownLinks().map(({ textContent }) => textContent)).toContain('queryInvoices 分页查询发票');
  expect(document.querySelector('#count')?.textContent).toBe(`${shownLinks().length} operations`);
  type('zebra');
  expect([shownLinks().length, document.querySelector('#count')?.textContent]).toEqual([
    0,
    'No operation has “zebra”',
  ]);
  type('');
  expect(shownLinks().length).toBeGreaterThan(400);
});

it('CAT-03 names the window after the operation, also of an older address', async () => {
  await goTo('#listCart', 'listCart 查询购物车 · API reference');
  expect(document.querySelector('h1')?.textContent).toBe('listCart 查询购物车');
  expect(document.querySelector('[aria-current]')?.textContent).toContain('listCart');
  await goTo('#tag/cart/operation/addtocart', 'addToCart 加入购物车 · API reference');
  location.hash = '';
  window.dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(document.title).toBe('API reference'));
});

it('CAT-03 calls the mock of the same origin, and shows its answer', async () => {
  await goTo('#getCartCount', 'getCartCount');
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const answer = () => document.querySelector('output')?.textContent ?? '';
  await vi.waitFor(() =>
    expect(answer()).toMatch(/^HTTP 200 · \d+ ms\n\{\n {2}"code": "1",\n {2}"data": 2\n\}$/),
  );
  expect(sent).toEqual([
    [
      '/new/api/cart/shoppingCart/getNumberByValid/8800123456',
      { method: 'GET', headers: { Authorization: 'Bearer demo-directAdmin' } },
    ],
  ]);
  const input = document.querySelector('textarea');
  if (input) input.value = '{';
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(answer()).toMatch(/^Not sent: /));
  expect(sent).toHaveLength(1);
});
