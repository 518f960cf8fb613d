import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImport, pasteRows } from './support/import-pages';
import { signIn, type Visit, visit } from './support/portal';

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit();
  await signIn(dealer.page, 'directKzxkh');
});

afterAll(() => dealer.end());

const MODELS = ['GR0536A01', 'GR0510A02', 'GR0325A03', 'GR0216A04', 'GF0203B01', 'GF0300B02', 'GW1000C01'];

/** The buttons and texts of the bar at the foot that something else lies over, and what does; another sticky row counts. */
function coveredParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.sticky-bar');
    if (!bar) return ['no bar'];
    // A phone leaves some out.
    const parts = [...bar.querySelectorAll('button, [aria-live]')].filter((part) => part.checkVisibility());
    const covered = parts.flatMap((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const isInside = top >= 0 && top + height <= window.innerHeight && left + width <= window.innerWidth;
      const points = [0.05, 0.5, 0.95].map((share) =>
        document.elementFromPoint(left + width * share, top + height / 2),
      );
      const isSeen = isInside && points.every((point) => point !== null && bar.contains(point));
      return isSeen ? [] : [part.textContent];
    });
    const rect = bar.getBoundingClientRect();
    const rows = [...document.querySelectorAll('.data-table tfoot')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > rect.top + 1 && top < rect.bottom - 1;
    });
    return [...covered, ...rows.map(({ textContent }) => `over the bar: ${textContent}`)];
  });
}

/** In every run: a phone, and a list of which not all rows are drawn. */
const ALWAYS_TRIED = [
  [11, 390, 844],
  [500, 1440, 900],
] as const;
const FURTHER = [
  [11, 1440, 900],
  [21, 1440, 900],
  [21, 1280, 800],
] as const;

it.each(isWhole ? [...ALWAYS_TRIED, ...FURTHER] : ALWAYS_TRIED)(
  'CART-08 of %i rows at %i px the one bar at the foot covers nothing and nothing covers it',
  async (rows, width, height) => {
    const { page } = dealer;
    await page.setViewportSize({ width, height });
    await openImport(page);
    const text = Array.from({ length: rows }, (_, at) => `${MODELS[at % MODELS.length]}\t${at % 3}`);
    await pasteRows(page, text.join('\n'));
    await page.getByRole('button', { name: /^下一步/ }).waitFor();
    await expect.poll(() => coveredParts(page)).toEqual([]);
    await page.getByRole('button', { name: /^下一步/ }).click();
    await page.getByRole('button', { name: /^加入购物车/ }).waitFor();
    await expect.poll(() => coveredParts(page)).toEqual([]);
    // Of a long list only the rows near the window are drawn.
    if (rows > 100) expect(await page.locator('[data-row-key]').count()).toBeLessThan(100);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => coveredParts(page)).toEqual([]);
    await page.getByRole('button', { name: '重新导入' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
  },
);
