import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Finding {
  readonly rule: string;
  readonly elements: readonly string[];
}

/**
 * Everything that axe finds on the page against WCAG 2.2 AA; the test fails unless that is nothing.
 * @param within a selector of the part to look at, for a panel that floats over half-covered links; the page when absent
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(
    async ([values, selector]): Promise<Finding[]> => {
      interface Violation {
        readonly id: string;
        readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
      }
      interface Axe {
        run(
          context: string | Document,
          options: object,
        ): Promise<{ readonly violations: readonly Violation[] }>;
      }
      // axe was put into the page just before.
      const { axe: checker } = window as unknown as { readonly axe: Axe };
      const { violations } = await checker.run(selector ?? document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => ({
        rule: id,
        elements: nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`),
      }));
    },
    [TAGS, within] as const,
  );
  expect(findings).toEqual([]);
}
