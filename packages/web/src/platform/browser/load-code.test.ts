import { afterEach, expect, it, vi } from 'vitest';
import { loadCode, MissingCode } from './load-code';

const load = vi.fn(async () => 'page');

afterEach(() => vi.restoreAllMocks());

it('UI-06 code is imported once its script is here, which is asked for again after a cut network or a server that starts', async () => {
  const fetchFile = vi.spyOn(window, 'fetch');
  const get = () => loadCode(load, ['assets/a.js']);
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(get()).rejects.toThrow('Failed to fetch');
  // Firefox says it so: it is a file that did not come all the same.
  fetchFile.mockRejectedValueOnce(new TypeError('NetworkError when attempting to fetch resource.'));
  await expect(get()).rejects.toBeInstanceOf(MissingCode);
  fetchFile.mockResolvedValueOnce(new Response('', { status: 502 }));
  await expect(get()).rejects.toThrow('没有取到 assets/a.js：502');
  expect(load).not.toHaveBeenCalled();
  fetchFile.mockResolvedValueOnce(new Response('export {}'));
  expect(await Promise.all([get(), get()])).toEqual(['page', 'page']);
  expect(await get()).toBe('page');
  expect(fetchFile.mock.calls).toEqual(Array.from({ length: 4 }, () => ['/assets/a.js']));
});

it('UI-06 a sheet that did not come leaves no trace and is put again; one that the page brought is not', async () => {
  // In the page, the simulated browser would answer for the sheet itself.
  const put: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => void put.push(link as HTMLLinkElement));
  const get = () => loadCode(load, ['assets/a.css']);
  const failed = get();
  const removed = vi.spyOn(put[0] as HTMLLinkElement, 'remove');
  put[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('没有取到 assets/a.css');
  expect(removed).toHaveBeenCalledOnce();
  const fetched = get();
  put[1]?.dispatchEvent(new Event('load'));
  expect([await fetched, await get()]).toEqual(['page', 'page']);
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/index.css">');
  expect(await loadCode(load, ['assets/index.css'])).toBe('page');
  document.head.lastElementChild?.remove();
  expect(put.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.css', '/assets/a.css']);
});
