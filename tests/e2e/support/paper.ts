import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A part with this name, printed: what stands on the paper, without the frame and the buttons. */
export async function expectOnPaper(page: Page, name: RegExp, texts: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const part = page.getByRole('article', { name });
  expect(await part.isVisible()).toBe(true);
  const paper = (await part.textContent()) ?? '';
  expect(texts.filter((text) => !paper.includes(text))).toEqual([]);
  expect(paper).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  const frame = page.locator(
    '.top-bar, .navigation-areas, .step-ruler, .money-aside, .money-actions, footer',
  );
  expect(await frame.filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
}
