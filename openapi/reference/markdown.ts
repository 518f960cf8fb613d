/** The Markdown of the introduction and of the SDK's reference as HTML: headings, paragraphs, lists, tables, code. */
import { Marked, type RendererObject, type Tokens } from 'marked';

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The id of a heading, as links name it: `How-sure-all-this-is`. */
export const anchorOf = (heading: string): string => heading.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

export const codeHtml = (text: string): string => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`;

/** What the page wants otherwise: ids of headings, tables and code that the keyboard reaches, nothing of the text as HTML. */
function rendererAt(level: number): RendererObject {
  return {
    heading({ depth, text, tokens }) {
      const tag = `h${depth + level - 1}`;
      return `<${tag} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</${tag}>`;
    },
    code: ({ text }) => codeHtml(text),
    codespan: ({ text }) => `<code>${escaped(text)}</code>`,
    html: ({ text }) => escaped(text),
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return escaped(token.text).replaceAll(/\s*\n\s*/g, ' ');
    },
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
    link({ href, tokens }) {
      const target = href.replace(/^#section\//, '#');
      return `<a href="${escaped(target)}">${this.parser.parseInline(tokens)}</a>`;
    },
    list({ ordered, items }) {
      const tag = ordered ? 'ol' : 'ul';
      return `<${tag}>${items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join('')}</${tag}>`;
    },
    table({ header, rows }) {
      const cell = (tag: string, { tokens }: Tokens.TableCell) =>
        tokens.length === 0 ? '<td></td>' : `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
      const row = (tag: string, cells: readonly Tokens.TableCell[]) =>
        `<tr>${cells.map((tableCell) => cell(tag, tableCell)).join('')}</tr>`;
      const body = rows.map((cells) => row('td', cells)).join('');
      return `<div class="table" tabindex="0"><table><thead>${row('th', header)}</thead><tbody>${body}</tbody></table></div>`;
    },
    space: () => '\n',
  };
}

/** @param level of the heading that `#` is */
export function htmlOf(markdown: string, level: number): string {
  return new Marked({ renderer: rendererAt(level) }).parse(markdown, { async: false });
}
