import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const require = createRequire(import.meta.url);

/** Half as long as the package's export: a page reads it again after each load. */
export const AXE_SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The parts around the pages, the same on most of them, and a page below an open overlay. */
const PARTS = '.top-bar, .header, .phone-line, .side-column, .floating-column, .shell-content > *';

/** Parts, by their place, colours and markup, in which this worker has found nothing. */
const clean = new Set<string>();

interface Finding {
  readonly rule: string;
  readonly elements: readonly string[];
}

/** The rules and the part of the page for axe. */
interface Look {
  readonly tags: readonly string[];
  readonly within: string | undefined;
  readonly parts: string;
  /** Keys of the parts that are left out. */
  readonly clean: readonly string[];
}

interface Report {
  readonly findings: readonly Finding[];
  /** Keys of the parts that were looked at. */
  readonly looked: readonly string[];
}

/**
 * Everything that axe finds on the page against WCAG 2.2 AA; the test fails unless that is nothing. A part that is as
 * it was when nothing was found in it is not looked at again.
 * @param within a selector of the part to look at, for a panel that floats over half-covered links; the page when absent
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE_SCRIPT);
  const look: Look = { tags: TAGS, within, parts: PARTS, clean: [...clean] };
  const { findings, looked } = await page.evaluate(findIn, look);
  expect(findings).toEqual([]);
  for (const key of looked) clean.add(key);
}

/** Runs in the browser. */
async function findIn({ tags, within, parts: selector, clean }: Look): Promise<Report> {
  interface Violation {
    readonly id: string;
    readonly nodes: readonly Match[];
  }
  interface Match {
    readonly html: string;
    readonly failureSummary?: string;
    readonly target: readonly string[];
  }
  interface Axe {
    run(context: object | string, options: object): Promise<{ readonly violations: readonly Violation[] }>;
  }
  // axe was put into the page just before.
  const { axe: checker } = window as unknown as { readonly axe: Axe };
  // Colours count on a painted page alone, and a journey's page is none.
  const { style } = document.documentElement;
  style.opacity = '1';
  const { color, backgroundColor } = getComputedStyle(document.body);
  const keyOf = async (part: Element) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    const fields = [...part.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement ? [field.checked, field.value] : field.textContent,
    );
    const place = [innerWidth, innerHeight, x, y, width, height];
    const text = JSON.stringify([place, color, backgroundColor, fields, part.outerHTML]);
    const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
    return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  };
  const parts = within === undefined ? [...document.querySelectorAll(selector)] : [];
  const keys = await Promise.all(parts.map(keyOf));
  const isClean = (at: number) => clean.includes(keys[at] ?? '');
  const exclude = parts.filter((_part, at) => isClean(at));
  const { violations } = await checker.run(within ?? { include: document, exclude }, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  /** An element under a bar at the edge of the window is checked once more in its middle. */
  const isSmall = async ({ target }: Match) => {
    const element = document.querySelector(target.join(' '));
    element?.scrollIntoView({ block: 'center' });
    const targetSize = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] };
    return !element || (await checker.run(target.join(' '), targetSize)).violations.length > 0;
  };
  const findings: Finding[] = [];
  for (const { id, nodes } of violations) {
    const elements: string[] = [];
    for (const node of nodes) {
      const isBelowBar = id === 'target-size' && /obscured/.test(node.failureSummary ?? '');
      if (!isBelowBar || (await isSmall(node))) elements.push(`${node.html} ${node.failureSummary ?? ''}`);
    }
    if (elements.length > 0) findings.push({ rule: id, elements });
  }
  style.opacity = '';
  return {
    findings,
    looked: keys.filter((_key, at) => !isClean(at)),
  };
}
