// @vitest-environment happy-dom
/** The search of the site in a document of its own. */
import { afterEach, expect, it, vi } from 'vitest';
import { searchBy } from './search-box';

afterEach(() => vi.unstubAllGlobals());

it('CAT-03 a search whose index does not come says so where it is seen', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  document.body.innerHTML =
    '<form><input id="search"><p class="unseen" id="count"></p><ul id="results" hidden></ul></form>';
  const search = document.querySelector('input');
  const count = document.querySelector('p');
  const results = document.querySelector('ul');
  if (!search || !count || !results) throw new Error('The page has no search');
  searchBy({ search, results, count });
  search.value = '购物车';
  search.dispatchEvent(new Event('input'));
  await vi.waitFor(() => expect(count.textContent).toBe('搜索暂时不可用，请稍后再试'));
  expect(count.className).toBe('');
  expect(results.hidden).toBe(true);
});
