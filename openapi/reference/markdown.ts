/** The Markdown of the introduction and of the SDK's reference as HTML: headings, paragraphs, lists, tables, code. */

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The id of a heading, as links name it: `How-sure-all-this-is`. */
export const anchorOf = (heading: string): string => heading.replaceAll(/[^\p{L}\p{N}]+/gu, '-');

function inline(text: string): string {
  const pieces = text.split(/(`[^`]+`)/);
  return pieces
    .map((piece) => (/^`[^`]+`$/.test(piece) ? `<code>${escaped(piece.slice(1, -1))}</code>` : plain(piece)))
    .join('');
}

const plain = (text: string): string =>
  escaped(text)
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(#section\/([^)]+)\)/g, '<a href="#$2">$1</a>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');

export const codeHtml = (text: string): string => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`;

function table(lines: readonly string[]): string {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replace(/^\|\s*|\s*\|\s*$/g, '')
      .split(/\s*(?<!\\)\|\s*/)
      .map((cell) => inline(cell.replaceAll('\\|', '|'))),
  );
  const of = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : '<td></td>')).join('')}</tr>`;
  return `<div class="table" tabindex="0"><table><thead>${of('th', head)}</thead><tbody>${rows.map((row) => of('td', row)).join('')}</tbody></table></div>`;
}

function listOf(lines: readonly string[]): string {
  const tag = /^\d/.test(lines[0] ?? '') ? 'ol' : 'ul';
  const items = lines
    .join('\n')
    .split(/^(?:-|\d+\.) +/m)
    .slice(1)
    .map((item) => `<li>${inline(item.replaceAll(/\s*\n\s*/g, ' ').trim())}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}

/** A block of lines that belong together. */
function blockOf(text: string, level: number): string {
  const lines = text.split('\n');
  const [, marks, heading = ''] = /^(#+) (.+)$/.exec(lines[0] ?? '') ?? [];
  if (marks) {
    const tag = `h${marks.length + level - 1}`;
    const rest = lines.slice(1).join('\n').trim();
    return `<${tag} id="${anchorOf(heading)}">${inline(heading)}</${tag}>${rest ? blockOf(rest, level) : ''}`;
  }
  if (text.startsWith('|')) return table(lines);
  if (/^(-|\d+\.) /.test(text)) return listOf(lines);
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** @param level of the heading that `#` is */
export function htmlOf(markdown: string, level: number): string {
  const parts = markdown.split(/^```\w*\n([\s\S]*?)^```$/m);
  return parts
    .map((part, at) =>
      at % 2 === 1
        ? codeHtml(part.trimEnd())
        : part
            .split(/\n{2,}/)
            .map((block) => block.trim())
            .filter(Boolean)
            .map((block) => blockOf(block, level))
            .join('\n'),
    )
    .join('\n');
}
