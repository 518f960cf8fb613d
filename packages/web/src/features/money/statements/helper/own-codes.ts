/** What the dealer's own books call each account of the company: a book that names it is compared with that account. */
import { readLedger } from '@dealer-portal/rules/columns';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import { type ColumnFile, choicesOf } from '#widgets/columns/column-file';

/** Own codes by the payer of the account, `''` for the sold-to's own one. */
type OwnCodes = Readonly<Record<string, string>>;

/** The slot of the codes. They belong to a sold-to, since another has different accounts. */
const codesOf = (saletoCode: string) =>
  slot('local', `ownAccountCodes:${saletoCode}`, fits<OwnCodes>(z.record(z.string(), z.string())));

/** So many rows are enough to find the heads of a sheet. */
const HEAD_ROWS = 60;

/** The own code of an account; `''` while none is kept. */
export function ownCodeOf(saletoCode: string, payerCode: string): string {
  return codesOf(saletoCode).read()?.[payerCode] ?? '';
}

/** Keeps the own code of an account; an empty one is forgotten. */
export function keepOwnCode(saletoCode: string, payerCode: string, code: string): void {
  const stored = codesOf(saletoCode);
  const { [payerCode]: _, ...others } = stored.read() ?? {};
  stored.write(code.trim() === '' ? others : { ...others, [payerCode]: code.trim() });
}

/** An account, and its own code that a book names. */
export interface NamedAccount {
  readonly payerCode: string;
  readonly code: string;
}

/**
 * The account whose own code a book names, in its file's name, its sheets' or above its columns; none where several do.
 * @param accounts those that the ledger of the sold-to has
 */
export function accountOfBook(
  saletoCode: string,
  file: Pick<ColumnFile, 'name' | 'sheets' | 'choices'>,
  accounts: readonly string[],
): NamedAccount | undefined {
  const kept = Object.entries(codesOf(saletoCode).read() ?? {});
  const own = kept.filter(([payerCode]) => accounts.includes(payerCode));
  if (own.length === 0) return undefined;
  const texts = [file.name, ...file.sheets.flatMap((sheet, at) => [sheet.name, ...textsAbove(file, at)])];
  const [first, ...others] = own.filter(([, code]) => texts.some((text) => names(text, code)));
  return first && others.length === 0 ? { payerCode: first[0], code: first[1] } : undefined;
}

/** The cells above the heads of a sheet; none where it has no heads. */
function textsAbove(file: Pick<ColumnFile, 'sheets' | 'choices'>, at: number): readonly string[] {
  const cells = file.sheets[at]?.cells.slice(0, HEAD_ROWS) ?? [];
  const choices = choicesOf(file, at);
  const { heads } = readLedger({ sheets: [{ name: '', cells }], at: 0, choices });
  return heads ? cells.slice(0, heads.first - 1).flat() : [];
}

/** Whether a text has a code as a whole: 1123.01 is not in 1123.011. */
function names(text: string, code: string): boolean {
  if (code === '') return false;
  for (let at = text.indexOf(code); at >= 0; at = text.indexOf(code, at + 1)) {
    if (isWhole(text, code, at)) return true;
  }
  return false;
}

function isWhole(text: string, code: string, at: number): boolean {
  const isPart = (sign: string | undefined) => sign !== undefined && /[0-9A-Za-z]/.test(sign);
  const [before, after] = [text[at - 1], text[at + code.length]];
  const goesOn = after === '.' && /\d/.test(text[at + code.length + 1] ?? '');
  return !(isPart(before) && isPart(code[0])) && !(isPart(after) && isPart(code.at(-1))) && !goesOn;
}
