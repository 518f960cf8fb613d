/** Hostile strings in every text of every answer: `npm test` takes one page of eight, `pnpm chaos` all of them. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isPageName, ROUTE_NAMES, routes } from '#routes';
import { findDangers, HOSTILE_TEXTS } from '../../test/chaos/hostile';
import { openUnder } from '../../test/chaos/open-under';
import { PART_NAME, partOf, seed } from '../../test/part';

const { PAGES = '' } = process.env;
const pages = ROUTE_NAMES.filter(
  (name) => isPageName(name) && new RegExp(PAGES).test(`/${routes[name].path}`),
);

afterEach(() => vi.restoreAllMocks());

it('SIDE-04 the look at a page finds a handler, a script, a frame of a stranger and an address that runs', () => {
  document.body.innerHTML = [
    '<img src="x" onerror="1">',
    '<a href="javascript:1">x</a>',
    '<a href="//evil.example/x">x</a>',
    '<iframe src="https://evil.example/x"></iframe>',
    '<img srcset="/a.jpg 1x, //evil.example/b.jpg 2x" alt="">',
    '<video poster="javascript:1"></video>',
    '<object data="//evil.example/x"></object>',
    '<p style="background: url(//evil.example/x)">x</p>',
    '<img srcset="/a.jpg 1x, https://pictures.example/b.jpg 2x" alt="">',
    '<p style="background: url(\'/a.jpg\')">x</p>',
    '<a href="/cart">x</a><img src="https://pictures.example/a.jpg" alt="">',
  ].join('');
  expect(findDangers()).toEqual([
    '<img onerror="1">',
    '<a href="javascript:1">',
    '<a href="//evil.example/x">',
    '<iframe>',
    '<img srcset="/a.jpg 1x, //evil.example/b.jpg 2x">',
    '<video poster="javascript:1">',
    '<object data="//evil.example/x">',
    '<p style="background: url(//evil.example/x)">',
  ]);
  document.body.replaceChildren();
});

it.each((PAGES === '' ? partOf(pages, 8) : pages).map((name) => [`/${routes[name].path}`, name] as const))(
  `SIDE-04 %s: no text of an answer becomes a handler, a script or a stranger's address, leads away or empties the page (${PART_NAME})`,
  async (_, name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { damaged } = await openUnder({ name, fault: HOSTILE_TEXTS, seed: String(seed) });
    expect(findDangers(), [...damaged].join(' ')).toEqual([]);
    const moves = [assign, replace, open].flatMap(({ mock }) => mock.calls.map(String));
    expect(moves).toEqual([]);
    expect(document.querySelector('h1, [role="dialog"]')?.textContent).toBeTruthy();
    cleanup();
  },
);
