import type { BrowserContext } from 'playwright';

/** So much of each page is told. */
const MOST_TEXT = 1_200;

/** What a failure carries to the report. */
interface Failure {
  stack?: string | undefined;
}

/** Writes into failures what stood on each page: the line of a report is all that is left of a failed run. */
export async function tellPages(failures: readonly Failure[], context: BrowserContext): Promise<void> {
  if (failures.length === 0) return;
  const stories = await Promise.all(
    context.pages().map(async (page) => {
      // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen is told.
      const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
      return `${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, MOST_TEXT)}`;
    }),
  );
  for (const failure of failures) failure.stack = `${stories.join('\n')}\n${failure.stack ?? ''}`;
}
