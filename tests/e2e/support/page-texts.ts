import type { BrowserContext } from 'playwright';

/** The length of the text of a page, in characters. */
const MOST_TEXT = 1_200;

/** A failed assertion or an error of the browser. */
interface Failure {
  stack?: string | undefined;
}

/** Failures that have their texts: a test that is tried again keeps those of its first try. */
const known = new WeakSet<Failure>();

/** Writes into new failures what stood on each page: the line of a report is all that is left of a failed run. */
export async function addPageTexts(
  failures: readonly Failure[],
  contexts: readonly BrowserContext[],
): Promise<void> {
  const newFailures = failures.filter((failure) => !known.has(failure));
  if (newFailures.length === 0) return;
  const texts = await Promise.all(
    contexts
      .flatMap((context) => context.pages())
      .map(async (page) => {
        // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts.
        const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
        return `${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, MOST_TEXT)}`;
      }),
  );
  for (const failure of newFailures) {
    known.add(failure);
    failure.stack = `${texts.join('\n')}\n${failure.stack ?? ''}`;
  }
}
