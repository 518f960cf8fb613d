/** Other ways to write a model: letters that look like digits, hyphens that were left out, its beginning. */

/** A piece of a model has letters and digits: HKA-J50, bcd536. */
const MODEL = /^(?=.*[a-z])(?=.*\d)[a-z\d/.-]{3,40}$/u;

/** Whether a text may be a piece of a model. */
export function isModelPiece(text: string): boolean {
  return MODEL.test(text.toLowerCase());
}

/** O and 0, I or L and 1, one or several by the side of a digit. */
function digitsForLetters(text: string): string {
  return text
    .replace(/(?<=\d)o+|o+(?=\d)/gu, (letters) => '0'.repeat(letters.length))
    .replace(/(?<=\d)[il]|[il](?=\d)/gu, '1');
}

/** 0 and O, 1 and I, by the side of a letter. */
function lettersForDigits(text: string): string {
  return text.replace(/(?<=[a-z])0(?=[a-z]|$)/gu, 'o').replace(/(?<=[a-z])1(?=[a-z]|$)/gu, 'i');
}

/** A hyphen between letters and the digits after them: bcd536 is bcd-536. */
function withHyphens(text: string): string {
  return text.replace(/[^a-z\d]/gu, '').replace(/(?<=[a-z][a-z])(?=\d\d)/gu, '-');
}

/** How long the beginnings of a model are that are worth a search: half of it, and the letters of most series. */
const HALF_AT_LEAST = 4;
const SERIES = 3;

/**
 * The other spellings of a piece of a model, the nearest first, in capitals as catalogues have them; the last ones are its
 * beginnings.
 */
export function modelSpellings(piece: string): readonly string[] {
  const text = piece.toLowerCase();
  const beginning = (length: number) => text.slice(0, length).replace(/[-/.]$/u, '');
  const spellings = [
    digitsForLetters(text),
    lettersForDigits(text),
    withHyphens(text),
    withHyphens(digitsForLetters(text)),
    beginning(Math.max(HALF_AT_LEAST, Math.ceil(text.length / 2))),
    beginning(SERIES),
  ];
  return [...new Set(spellings)]
    .filter((spelling) => spelling !== text)
    .map((spelling) => spelling.toUpperCase());
}
