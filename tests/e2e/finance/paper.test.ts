/** Papers as the browser prints them: sizes of sheets and their number, read back from the file (FIN-01). */
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { moveTo } from '../support/page-addresses';
import { signIn, visit } from '../support/portal';

/** A4 across, in points. */
const ACROSS = [842, 595];

/** The sheets of a printed file, each by its width and height in points. */
function sheetsOf(pdf: Buffer): readonly (readonly number[])[] {
  const text = pdf.toString('latin1');
  // Objects may stand in compressed streams.
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length)).toString('latin1');
    } catch {
      return '';
    }
  });
  const objects = [text, ...streams].join('\n');
  const pages = objects.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  const boxes = [...objects.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, box = '']) =>
    box.trim().split(/\s+/).slice(2).map(Number).map(Math.round),
  );
  // A size that all sheets have may stand once.
  return Array.from({ length: pages }, (_, at) => boxes[at] ?? boxes[0] ?? []);
}

it('FIN-01 F10 a ledger of some hundred rows is printed as numbered sheets of A4 across, without watermark and frame', async () => {
  const { page, end } = await visit({ isFresh: true });
  await signIn(page, 'directAdmin', '/index');
  await moveTo(page, '/accountbook?payerCode=8800200102');
  await page.getByText('全部合计').first().waitFor();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: '打印' }).click();
  const sheets = page.locator('body > .statement-paper > section');
  await sheets.first().waitFor({ state: 'attached' });
  const count = await sheets.count();
  expect(count).toBeGreaterThan(1);
  const printed = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(printed).toEqual(Array.from({ length: count }, () => ACROSS));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.page-watermark, .top-bar').filter({ visible: true }).count()).toBe(0);
  expect(await sheets.last().textContent()).toContain(`第 ${count} 页，共 ${count} 页`);
  // No amount is wider than its cell, nor a sheet than the paper.
  const cut = await sheets
    .locator('td')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
  expect(cut).toBe(0);
  await end();
});
