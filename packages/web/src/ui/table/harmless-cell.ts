/** A text that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A negative number or amount begins like a formula and is none: `-30`, `-¥1,200.00`, `-2 台`. */
const NUMBER = /^-¥?[\d,]+(?:\.\d+)?(?: ?[%\p{Script=Han}]+)?$/u;

/** The text of a cell for a spreadsheet: what it would run is made a plain text by an apostrophe. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
