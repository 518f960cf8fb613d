/** Markdown as HTML: headings, paragraphs, lists, tables, code, pictures; nothing of a text is taken as HTML. */
import { Marked, type RendererObject, type Tokens } from 'marked';

/** What differs from one set of documents to another. */
export interface Ways {
  /** The id of a heading, as links name it. */
  readonly anchor: (heading: string) => string;
  /** Where a link leads; undefined where it leads to no page, and its text stands alone. */
  readonly link: (href: string) => string | undefined;
  /** Where a name in code leads. */
  readonly code?: (text: string) => string | undefined;
  /** HTML behind a heading. */
  readonly behind?: (heading: string) => string;
  readonly picture?: (href: string) => string;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The id of a heading, as links name it: `How-sure-all-this-is`. */
export const anchorOf = (heading: string): string => heading.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

export const codeHtml = (text: string): string => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`;

/** The introduction of the description names its own sections. */
const OWN: Ways = { anchor: anchorOf, link: (href) => href.replace(/^#section\//, '#') };

/** The end of a line within Chinese text: words have no blank between them. */
const BREAK = /(?<=[\p{Script=Han}，。；：、）”])\s*\n\s*(?=[\p{Script=Han}（“])/gu;

/** What a page wants otherwise: ids of headings, tables and code that the keyboard reaches, nothing of the text as HTML. */
function rendererAt(level: number, ways: Ways): RendererObject {
  let isInLink = false;
  return {
    heading({ depth, text, tokens }) {
      const tag = `h${depth + level - 1}`;
      const inside = this.parser.parseInline(tokens);
      return `<${tag} id="${escaped(ways.anchor(text))}">${inside}</${tag}>${ways.behind?.(text) ?? ''}`;
    },
    code: ({ text }) => codeHtml(text),
    codespan({ text }) {
      const code = `<code>${escaped(text)}</code>`;
      const target = isInLink ? undefined : ways.code?.(text);
      return target === undefined ? code : `<a href="${escaped(target)}">${code}</a>`;
    },
    image: ({ href, text }) =>
      `<img src="${escaped(ways.picture?.(href) ?? href)}" alt="${escaped(text)}" loading="lazy">`,
    html: ({ text }) => escaped(text),
    text(token) {
      if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens);
      return escaped(token.text)
        .replaceAll(BREAK, '')
        .replaceAll(/\s*\n\s*/g, ' ');
    },
    paragraph({ tokens }) {
      return `<p>${this.parser.parseInline(tokens)}</p>`;
    },
    link({ href, tokens }) {
      const target = ways.link(href);
      isInLink = target !== undefined;
      const inside = this.parser.parseInline(tokens);
      isInLink = false;
      return target === undefined ? inside : `<a href="${escaped(target)}">${inside}</a>`;
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
export function htmlOf(markdown: string, level: number, ways: Ways = OWN): string {
  return new Marked({ renderer: rendererAt(level, ways) }).parse(markdown, { async: false });
}
