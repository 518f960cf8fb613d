/**
 * Code stands once, in the English text. A line of a Chinese one that is nothing but a link called 代码 or 表格 stands for
 * the next code or table below the heading it leads to.
 */
import { slugs } from './links';

/** A block of code. */
export const FENCE = /^(`{3,}).*\n[\s\S]*?^\1$/gm;
/** The same, a heading, or a table. */
const PIECE = /^(`{3,}).*\n[\s\S]*?^\1$|^#{1,6} (.+)$|(?:^\|.*(?:\n|$))+/gm;
const TAKEN = /^\[(代码|表格)\]\(([^)#]+)#([^)]+)\)$/gm;

/** Code and tables of a text, by their kind and the heading above. */
function piecesOf(markdown: string): ReadonlyMap<string, string[]> {
  const slug = slugs();
  const pieces = new Map<string, string[]>();
  let place = '';
  for (const [piece, fence, heading] of markdown.matchAll(PIECE)) {
    if (heading !== undefined) place = slug(heading);
    else {
      const key = `${fence === undefined ? '表格' : '代码'} ${place}`;
      pieces.set(key, [...(pieces.get(key) ?? []), piece.trimEnd()]);
    }
  }
  return pieces;
}

/**
 * A text with the code that it takes.
 * @param read the text of a file, by the path that a link has
 * @throws naming the link below whose heading nothing more stands
 */
export function withTakenCode(markdown: string, read: (file: string) => string): string {
  const texts = new Map<string, ReadonlyMap<string, string[]>>();
  return markdown.replace(TAKEN, (...[line, kind, file = '', place]: string[]) => {
    const pieces = texts.get(file) ?? piecesOf(read(file));
    texts.set(file, pieces);
    const piece = pieces.get(`${kind} ${place}`)?.shift();
    if (piece === undefined) throw new Error(`${line} finds nothing more below the heading`);
    return piece;
  });
}
