import { beforeEach, expect, it } from 'vitest';
import { config } from '#platform/config';
import { prefetchSubApplications } from './prefetch-sub-applications';

const links = () => [...document.head.querySelectorAll('link[rel="prefetch"]')];

beforeEach(() => {
  for (const link of links()) link.remove();
});

it('SUBAPP-01e the three entries are fetched ahead, each once', () => {
  prefetchSubApplications({ onLine: true, effectiveType: '4g' });
  prefetchSubApplications({ onLine: true, effectiveType: '4g' });
  const entries = Object.values(config.subApplications).map(({ entry }) => entry);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(entries);
  expect(entries.length).toBe(3);
});

it.each([
  { onLine: false },
  { onLine: true, saveData: true },
  { onLine: true, effectiveType: '2g' },
  { onLine: true, effectiveType: '3g' },
])('SUBAPP-01 nothing is fetched ahead with %o', (state) => {
  prefetchSubApplications(state);
  expect(links()).toEqual([]);
});
