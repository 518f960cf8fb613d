import type { RouteName } from '@dealer-portal/web/routes';
import { isWhole } from '@dealer-portal/web/test/part';
import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, moveTo, tickAll } from '../support/page-addresses';
import { waitForPage } from '../support/page-watch';
import { signIn, type Visit, visit, waitUntilAnswered } from '../support/portal';
import { forgetAll } from '../support/windows';

interface Screen {
  readonly name: string;
  readonly route: RouteName;
  /** The text on the page when it is drawn. */
  readonly mark: string;
  /** Steps that lead there from the address. */
  readonly arrive?: (page: Page) => Promise<void>;
  /** Nobody is signed in. */
  readonly isOpen?: boolean;
  /** In every run: a list with a bar, a report, a form. */
  readonly isAlwaysTried?: true;
}

const toSettlement = async (page: Page) => {
  await tickAll(page);
  await page.getByRole('button', { name: '去结算' }).click();
};

/** The main screens, with what each answers for. */
const SCREENS: readonly Screen[] = [
  { name: 'MENU-07 home', route: 'index', mark: '.money-strip' },
  {
    name: 'SEARCH-01 goods',
    route: 'malllist',
    mark: 'main [data-row-key], .goods-tile',
    isAlwaysTried: true,
  },
  { name: 'CART-01 cart', route: 'cart', mark: '.sticky-bar' },
  {
    name: 'CART-05 settlement',
    route: 'cart',
    mark: '.settle-page .sticky-bar',
    arrive: toSettlement,
  },
  { name: 'ORDER-01 orders', route: 'myOrder', mark: 'main [data-row-key]' },
  { name: 'ORDER-01 an order', route: 'orderDetail', mark: '.order-money' },
  { name: 'FIN-01 a report', route: 'monthlybill', mark: '.data-table-frame', isAlwaysTried: true },
  { name: 'FIN-03 a money form', route: 'financetransfer', mark: '.money-actions', isAlwaysTried: true },
  { name: 'AUTH-04 login', route: 'signIn', mark: 'h1', isOpen: true },
];

/** 1440 x 900 at 200 % is half of it, each pixel of the page four of the screen. */
const ZOOMED = { width: 720, height: 450 } as const;
const ZOOM = 2;

let dealer: Visit;
let display: CDPSession;
let isSignedIn = false;

beforeAll(async () => {
  dealer = await visit({ ...ZOOMED, isFresh: true });
  const { context, page } = dealer;
  display = await context.newCDPSession(page);
  await page.addInitScript(noteMotion);
});

afterAll(() => dealer.end());

it.each(SCREENS.filter(({ isAlwaysTried }) => isWhole || isAlwaysTried))(
  '$name is complete at 200 % zoom, at 320 px and in forced colours, and stands still under reduced motion',
  async ({ route, mark, arrive, isOpen = false }) => {
    const { page, problems } = dealer;
    await page.emulateMedia({ forcedColors: null });
    await page.setViewportSize(ZOOMED);
    await display.send('Emulation.setDeviceMetricsOverride', {
      ...ZOOMED,
      deviceScaleFactor: ZOOM,
      mobile: false,
    });
    await (isOpen ? openSignedOut(addressOf(route)) : openSignedIn(addressOf(route)));
    await waitForPage(page, route);
    await arrive?.(page);
    await page.locator(mark).first().waitFor();
    await waitUntilAnswered(page);
    expect(await findFaults(page), 'at 200 %').toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await waitUntilAnswered(page);
    expect(await findFaults(page), 'at 320 px').toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    await waitUntilAnswered(page);
    expect(await findFaults(page), 'in forced colours').toEqual([]);
    expect(await page.evaluate(findUnmarked), 'in forced colours').toEqual([]);
    expect(await page.evaluate(takeMotions)).toEqual([]);
    expect(problems.splice(0)).toEqual([]);
  },
);

/** A load for the first screen of a session; to the others the portal moves. */
async function openSignedIn(address: string): Promise<void> {
  await (isSignedIn ? moveTo(dealer.page, address) : signIn(dealer.page, 'directAdmin', address));
  isSignedIn = true;
}

async function openSignedOut(address: string): Promise<void> {
  await forgetAll(dealer);
  isSignedIn = false;
  await dealer.page.goto(address);
}

/** Runs before the page: notes each motion that takes longer than a hundredth of a second. */
function noteMotion(): void {
  const motions: string[] = [];
  Object.assign(window, { motions });
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const { effect } of target.getAnimations()) {
      const duration = Number(effect?.getTiming().duration ?? 0);
      if (duration > 10)
        motions.push(`${target.tagName}.${target.getAttribute('class') ?? ''} ${duration} ms`);
    }
  };
  document.addEventListener('transitionrun', note, true);
  document.addEventListener('animationstart', note, true);
}

/** Runs in the browser: the motions since the last call. */
function takeMotions(): readonly string[] {
  // Put there by noteMotion.
  return (window as unknown as { motions: string[] }).motions.splice(0);
}

/** The elements wider than the window, and the controls that something covers at every scroll position. */
async function findFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    for (const part of document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select)')) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('.visually-hidden')) continue;
      part.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = part.closest('label');
      const isReached = hit !== null && (part.contains(hit) || hit.contains(part) || label?.contains(hit));
      if (!isReached) {
        const name = part.getAttribute('aria-label') ?? part.textContent;
        faults.push(`${part.tagName} ${name} lies under ${hit?.tagName}.${hit?.getAttribute('class') ?? ''}`);
      }
    }
    window.scrollTo(0, 0);
    return faults;
  });
}

/** The chosen elements that look like others, where the system leaves backgrounds out. */
function findUnmarked(): readonly string[] {
  const lineOf = (part: Element) => {
    const { outlineStyle, outlineWidth, borderBottomWidth, borderBottomColor, fontWeight } =
      getComputedStyle(part);
    return [outlineStyle, outlineWidth, borderBottomWidth, borderBottomColor, fontWeight].join(' ');
  };
  const chosen = [
    ...document.querySelectorAll('[aria-pressed="true"], [aria-current]:not(h1, li), nav a.active'),
  ];
  return chosen.flatMap((part) => {
    const other = [...(part.parentElement?.children ?? [])].find(
      (sibling) => sibling.tagName === part.tagName && sibling !== part && !chosen.includes(sibling),
    );
    if (!other || !part.checkVisibility()) return [];
    return lineOf(part) === lineOf(other) ? [`${part.tagName} ${part.textContent}`] : [];
  });
}
