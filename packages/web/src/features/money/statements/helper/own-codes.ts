/** What the dealer's own books call each account of the company: a book that names it is compared with that account. */
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import type { ColumnFile } from '#widgets/columns/column-file';

/** Own codes by the payer of the account, `''` for the sold-to's own one. */
type OwnCodes = Readonly<Record<string, string>>;

const stored = slot('local', 'ownAccountCodes', fits<OwnCodes>(z.record(z.string(), z.string())));

/** Rows above the columns, in which a book says which account it is of. */
const HEAD_ROWS = 12;

/** The own code of an account; `''` while none is kept. */
export function ownCodeOf(payerCode: string): string {
  return stored.read()?.[payerCode] ?? '';
}

/** Keeps the own code of an account; an empty one is forgotten. */
export function keepOwnCode(payerCode: string, code: string): void {
  const { [payerCode]: _, ...others } = stored.read() ?? {};
  stored.write(code.trim() === '' ? others : { ...others, [payerCode]: code.trim() });
}

/** The account whose own code a book names, in its file's name, its sheets' or above its columns; none where several do. */
export function accountOfBook({ name, sheets }: Pick<ColumnFile, 'name' | 'sheets'>): string | undefined {
  const head = sheets.flatMap((sheet) => [sheet.name, ...sheet.cells.slice(0, HEAD_ROWS).flat()]);
  const texts = [name, ...head];
  const named = Object.entries(stored.read() ?? {}).filter(([, code]) =>
    texts.some((text) => names(text, code)),
  );
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** Whether a text has a code as a whole: 1123.01 is not in 1123.011. */
function names(text: string, code: string): boolean {
  const at = text.indexOf(code);
  if (code === '' || at < 0) return false;
  const isPart = (sign: string | undefined) => sign !== undefined && /[0-9A-Za-z]/.test(sign);
  const [before, after] = [text[at - 1], text[at + code.length]];
  const goesOn = after === '.' && /\d/.test(text[at + code.length + 1] ?? '');
  return !(isPart(before) && isPart(code[0])) && !(isPart(after) && isPart(code.at(-1))) && !goesOn;
}
