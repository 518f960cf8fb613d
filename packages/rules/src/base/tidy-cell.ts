// Invisible characters that browsers and chats copy along.
const UNSEEN = /[\u200B-\u200D\u2060\uFEFF]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** ="0012": how programs write a number for Excel to leave alone. */
const KEPT_AS_TEXT = /^="([^"]*)"$/;

/** A cell without blanks around it, full-width letters and digits made half-width, every dash a minus. */
export function tidyCell(cell: string | undefined): string {
  const text = (cell ?? '').normalize('NFKC').replace(UNSEEN, '').replace(DASHES, '-').trim();
  return text.startsWith('=') ? text.replace(KEPT_AS_TEXT, '$1').trim() : text;
}
