import type { RouteName } from '@dealer-portal/web/routes';
import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coveredElements } from '../support/overlaps';
import { addressOf, isOfDealer, PAGE_NAMES } from '../support/page-addresses';
import { waitUntilLoaded, watchCalls } from '../support/page-watch';
import { signIn, type Visit, visit } from '../support/portal';
import { QUIET } from '../support/windows';

/** A tablet upright and across, and half a window of an office computer. */
const WIDTHS = [768, 834, 1024] as const;
/** The search holds a model of 16 characters. */
const LEAST_SEARCH = 200;

const DAILY: readonly RouteName[] = ['index', 'malllist', 'cart', 'myOrder', 'trafficCart', 'transferCart'];
const pages = (isWhole ? PAGE_NAMES : DAILY).filter(isOfDealer);

let seat: Visit;
beforeAll(async () => {
  seat = await visit({ width: WIDTHS[0] });
  await signIn(seat.page, 'directAdmin', QUIET);
});
afterAll(() => seat.end());

async function findings(page: Page) {
  return page.evaluate((least) => {
    const search = document.querySelector('.search-input')?.getBoundingClientRect().width;
    return {
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      narrowSearch: search !== undefined && search < least ? Math.round(search) : undefined,
    };
  }, LEAST_SEARCH);
}

it.each(pages)(
  'HEAD-02 HEAD-03 on a tablet nothing of %s lies over what is pressed, and the search has its room',
  async (name) => {
    const { page } = seat;
    const watch = watchCalls(page);
    // Each page is loaded at the least width, not at the last one of the page before.
    await page.setViewportSize({ width: WIDTHS[0], height: 1024 });
    await page.goto(addressOf(name));
    await waitUntilLoaded(page, name, watch);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 1024 });
      await page.waitForFunction((expected) => window.innerWidth === expected, width);
      expect(
        { ...(await findings(page)), covered: await page.evaluate(coveredElements) },
        `at ${width} px`,
      ).toEqual({
        overflow: 0,
        narrowSearch: undefined,
        covered: [],
      });
    }
  },
);
