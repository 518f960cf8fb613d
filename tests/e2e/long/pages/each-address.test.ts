/** Every address in the browser that the run has: the oldest one (tests/oldest-browser), or this machine's. */
import type { RouteName } from '@dealer-portal/web/routes';
import { routes } from '@dealer-portal/web/routes';
import { afterAll, expect, it } from 'vitest';
import { ADDRESSES, addressOf, moveTo, PAGE_NAMES } from '../../support/page-addresses';
import { type PageWatch, waitUntilLoaded, watchCalls } from '../../support/page-watch';
import { type Persona, signIn, type Visit, visit } from '../../support/portal';

interface Seat extends Visit {
  readonly watch: PageWatch;
}

const seats = new Map<Persona, Promise<Seat>>();
afterAll(async () => {
  for (const seat of await Promise.all(seats.values())) await seat.end();
});

async function takeSeat(persona: Persona): Promise<Seat> {
  const opened = await visit({ isUnpainted: true });
  const watch = watchCalls(opened.page);
  await signIn(opened.page, persona, addressOf('index'));
  await waitUntilLoaded(opened.page, 'index', watch);
  return { ...opened, watch };
}

/** Chromium 109 to 113 tell of the panels' `popover`, which they do not know; the panels are drawn in their place there. */
const FORECAST = /^Found a 'popover' attribute/;

const named = PAGE_NAMES.map((name): [string, RouteName] => [`/${routes[name].path}`, name]);

it.each(named)('ROUTE-01 %s opens with its heading and its content, and without a fault', async (_, name) => {
  const { persona = 'directAdmin', arrive } = ADDRESSES[name];
  const ready = seats.get(persona) ?? takeSeat(persona);
  seats.set(persona, ready);
  const { page, watch, problems } = await ready;
  await (arrive?.(page) ?? moveTo(page, addressOf(name)));
  await waitUntilLoaded(page, name, watch);
  const shown = await page.evaluate(() => ({
    letters: (document.querySelector('main') ?? document.body).textContent.trim().length,
    failures: [...document.querySelectorAll('main .state-failed')].filter(
      (element) => element.checkVisibility() && !element.closest('.demo-parts'),
    ).length,
  }));
  expect(shown.letters).toBeGreaterThan(2);
  const faults = problems.splice(0).filter((problem) => !FORECAST.test(problem));
  expect([shown.failures, faults]).toEqual([0, []]);
});
