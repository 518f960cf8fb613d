import type { BrowserContext } from 'playwright';

/** The length of the text of a page, in characters. */
const MOST_TEXT = 1_200;

/** A failed assertion or an error of the browser. */
interface Failure {
  stack?: string | undefined;
}

/** Writes into failures what stood on each page: the line of a report is all that is left of a failed run. */
export async function addPageTexts(failures: readonly Failure[], context: BrowserContext): Promise<void> {
  if (failures.length === 0) return;
  const texts = await Promise.all(
    context.pages().map(async (page) => {
      // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts.
      const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
      return `${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, MOST_TEXT)}`;
    }),
  );
  for (const failure of failures) failure.stack = `${texts.join('\n')}\n${failure.stack ?? ''}`;
}
