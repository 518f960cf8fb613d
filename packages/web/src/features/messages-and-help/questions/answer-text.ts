/** An answer as it is typed, one paragraph a line, and as it is sent, in HTML paragraphs (QUEST-01). */
import { parseMarkup } from '#platform/browser/trusted';

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** Typed lines as HTML paragraphs; empty lines are left out. */
export function htmlOfText(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const safe = (line: string) => line.replace(/[&<>]/g, (sign) => ESCAPES.get(sign) ?? sign);
  return lines.flatMap((line) => (line === '' ? [] : [`<p>${safe(line)}</p>`])).join('');
}

/** The words of an HTML answer, one paragraph a line. */
export function textOfHtml(html: string): string {
  const body = parseMarkup(html.replace(/<br\s*\/?>/gi, '\n'));
  const blocks = [...body.children];
  if (blocks.length === 0) return (body.textContent ?? '').trim();
  return blocks.map((block) => (block.textContent ?? '').trim()).join('\n');
}

/** Whether an answer holds more than paragraphs, which typing again would lose. */
export function isFormatted(html: string): boolean {
  return /<(?!\/?(p|br)\b)[a-z]/i.test(html);
}
