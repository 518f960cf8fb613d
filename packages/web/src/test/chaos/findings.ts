/** What a page under a fault does wrong, read from what a user sees. */
import { isRecord } from '#platform/browser/storage';

/** The classes of the matrix, the worst first. */
export const KINDS = [
  'write on missing data',
  'false figure',
  'uncaught',
  'blank',
  'endless',
  'technical text',
  'replaced',
] as const;

export type FindingKind = (typeof KINDS)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** The words around it, or what was thrown. */
  readonly text: string;
}

/** Words of a program, of its language or of its database, and brackets around nothing. */
const TECHNICAL =
  /undefined|NaN|\bnull\b|\[object|Invalid Date|is not a function|Cannot read|reading '|Exception|\bSQL\b|ORA-\d|at com\.|Unexpected token|Failed to fetch|<\/?\w+>|\( ?\)/;

/** The sum of a form of which nothing is filled in is 0, whatever the server answered. */
const OF_NOTHING = /已填 0 种 · 0 台 · 合计 $/;

/** Rows that have lost their day are summed apart, which the page as it should be does not show. */
const OF_UNDATED = /日期不明(?: ·)? \d+ 张[，,]? ?$/;

const AMOUNT = /¥\s?[\d,]+(?:\.\d+)?/g;

/** The heading of a page, of a failure or of a question that holds the page back. */
const HEADINGS = 'h1, h2, .result-panel-title, [role="dialog"], .ant-modal-confirm';

const SKELETONS = 'main [aria-busy="true"], [role="status"][aria-label="加载中"]';

/** Another system within the page: no call of ours ends its waiting, and the simulated browser never opens it. */
const FRAMES = 'main iframe';

/** The text on show, with a blank between elements: two texts side by side are not one word. */
export function shownText(): string {
  const copy = document.body.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const hidden of copy.querySelectorAll('script, style, [style*="display: none"]')) hidden.remove();
  for (const element of copy.querySelectorAll('*')) element.append(' ');
  return copy.textContent.replaceAll(/\s+/g, ' ');
}

/** The amounts of a text in cents, without their sign. */
export const centsIn = (text: string): readonly number[] =>
  [...text.matchAll(AMOUNT)].map(([amount]) => Math.round(Number(amount.replaceAll(/[^\d.]/g, '')) * 100));

const centsOf = (value: unknown): number => Math.round(Math.abs(Number(value)) * 100);

/**
 * Adds every figure of an answer as an amount, and the sum of each field of a list. Never 0: an answer has a 0 somewhere
 * nearly always, and ¥0.00 of what is missing would pass for known.
 */
export function collectCents(value: unknown, cents: Set<number>): void {
  const add = (amount: number) => {
    if (amount > 0) cents.add(amount);
  };
  if (typeof value === 'number' || typeof value === 'string') add(centsOf(value));
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const fields = new Set(value.filter(isRecord).flatMap(Object.keys));
    for (const field of fields) {
      const figures = value.map((item) => (isRecord(item) ? Number(item[field]) : Number.NaN));
      add(centsOf(figures.reduce((sum, figure) => sum + figure, 0)));
    }
  }
  for (const part of Object.values(value)) collectCents(part, cents);
}

/**
 * The findings of the document as it stands.
 * @param knownCents amounts that the server named, and those of the page as it should be; 0 only when that page shows it
 */
export function findingsOnShow(knownCents: ReadonlySet<number>): readonly Finding[] {
  const text = shownText();
  const found: Finding[] = [];
  const headings = [...document.querySelectorAll(HEADINGS)];
  const isAsked = document.querySelector('[role="dialog"], .ant-modal-confirm') !== null;
  if (!headings.some(({ textContent }) => textContent.trim() !== '')) found.push({ kind: 'blank', text });
  if (/页面显示出错|页面没有打开/.test(text)) found.push({ kind: 'replaced', text: '' });
  const technical = TECHNICAL.exec(text);
  if (technical) found.push({ kind: 'technical text', text: around(text, technical.index) });
  for (const { 0: amount, index } of text.matchAll(AMOUNT)) {
    const [cents = 0] = centsIn(amount);
    const before = text.slice(0, index);
    const isOfNothing = cents === 0 && OF_NOTHING.test(before);
    const isOfUndated = cents !== 0 && OF_UNDATED.test(before);
    if (!knownCents.has(cents) && !isOfNothing && !isOfUndated)
      found.push({ kind: 'false figure', text: around(text, index) });
  }
  const isWaited = !isAsked && !document.querySelector(FRAMES);
  if (isWaited && document.querySelector(SKELETONS)) found.push({ kind: 'endless', text: around(text, 0) });
  return found;
}

const around = (text: string, at: number): string => text.slice(Math.max(0, at - 30), at + 50);
