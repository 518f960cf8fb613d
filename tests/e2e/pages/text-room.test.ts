import { type RouteName, routes } from '@dealer-portal/web/routes';
import { isWhole } from '@dealer-portal/web/test/part';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { intercept } from '../support/network/interception';
import { addressOf, isOfDealer, moveTo, PAGE_NAMES } from '../support/page-addresses';
import { waitUntilLoaded, watchCalls } from '../support/page-watch';
import { PLAIN_PAGES } from '../support/plain-pages';
import { signIn, type Visit, visit } from '../support/portal';
import { coveredHeight, cutTexts, sidewaysScroll, spaceTexts } from '../support/text-room';
import { QUIET } from '../support/windows';

/** 1280 × 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 } as const;
/** Pages with a bar at the foot or heads that stand still. */
const BARRED: readonly RouteName[] = ['malllist', 'detail', 'trafficList', 'cart', 'myOrder', 'monthlybill'];
/** Pages with facts in narrow places. */
const FACTS: readonly RouteName[] = ['index', 'malllist', 'trafficList', 'myOrder', 'accountstatement'];

let seat: Visit;
let watch: ReturnType<typeof watchCalls>;
beforeAll(async () => {
  seat = await visit({ isUnpainted: true });
  watch = watchCalls(seat.page);
  await signIn(seat.page, 'directAdmin', QUIET);
  await seat.page.goto(addressOf('index'));
  // What gives cut texts their titles comes with the windows, after the first page.
  await seat.page.waitForFunction(() => {
    const probe = document.createElement('div');
    Object.assign(probe.style, {
      width: '10px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    });
    probe.textContent = '比一格长的文字';
    document.body.append(probe);
    probe.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const isTold = probe.title !== '';
    probe.remove();
    return isTold;
  });
});
afterAll(() => seat.end());

async function open(name: RouteName): Promise<Page> {
  await moveTo(seat.page, addressOf(name));
  await waitUntilLoaded(seat.page, name, watch);
  return seat.page;
}

it('WCAG 1.4.10 the measure finds the bars of a window that is not low', async () => {
  await seat.page.setViewportSize({ ...ENLARGED, height: 640 });
  expect((await coveredHeight(await open('malllist'))).height).toBeGreaterThan(100);
});

it.each(BARRED)('WCAG 1.4.10 2.4.11 %s at 400 %: no bar takes the room of the work', async (name) => {
  await seat.page.setViewportSize(ENLARGED);
  const page = await open(name);
  expect(await coveredHeight(page)).toEqual({ height: 0, bars: [] });
  expect(await sidewaysScroll(page)).toEqual([]);
});

it.each(FACTS)('WCAG 1.4.12 %s: the spacing of the standard cuts no fact', async (name) => {
  for (const width of [1280, 390]) {
    await seat.page.setViewportSize({ width, height: 900 });
    const page = await open(name);
    const before = await cutTexts(page);
    await spaceTexts(page, true);
    const after = await cutTexts(page);
    await spaceTexts(page, false);
    expect(
      after.filter((text) => !before.includes(text)),
      `at ${width} px`,
    ).toEqual([]);
  }
});

/** Letters of a name that somebody has made as long as the field takes. */
const LONG = 150;
const LONG_NAMES: readonly RouteName[] = [...new Set([...PLAIN_PAGES, ...FACTS, ...BARRED])].filter(
  isOfDealer,
);

it.each(isWhole ? PAGE_NAMES.filter(isOfDealer) : LONG_NAMES)(
  'UI-01 %s: names of 150 characters make no page scroll sideways',
  async (name) => {
    const stop = await intercept(seat.page, { address: '**/new/api/**', handle: lengthen });
    for (const width of [1280, 390]) {
      await seat.page.setViewportSize({ width, height: 900 });
      await seat.page.goto(addressOf(name));
      await waitUntilLoaded(seat.page, name, watch);
      expect(await sidewaysScroll(seat.page), `/${routes[name].path} at ${width} px`).toEqual([]);
    }
    stop();
  },
);

/** Answers with every Chinese name repeated until it is long; codes, days and addresses stay. */
async function lengthen(route: Route): Promise<void> {
  const response = await route.fetch().catch(() => undefined);
  // The page was left.
  if (!response) return route.abort();
  const type = response.headers()['content-type'] ?? '';
  if (!type.includes('json')) return route.fulfill({ response });
  const body: unknown = await response.json();
  return route.fulfill({ response, json: longer(body) });
}

function longer(value: unknown): unknown {
  if (typeof value === 'string')
    return /^[^<>{}/]*\p{Script=Han}[^<>{}/]*$/u.test(value) && value.length < LONG
      ? value.repeat(Math.ceil(LONG / value.length)).slice(0, LONG)
      : value;
  if (Array.isArray(value)) return value.map(longer);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'msg' ? item : longer(item)]),
    );
  return value;
}
