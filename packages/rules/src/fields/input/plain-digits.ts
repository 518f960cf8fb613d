// U+FF01 to U+FF5E are the printable ASCII characters in full width, in the same order.
const FULL_WIDTH = /[！-～]/g;
const OFFSET = 0xfee0;

/** Text as it is read: full-width digits and signs count as plain ones, blanks around it do not count (CART-09). */
export function plainDigits(text: string): string {
  return text
    .replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - OFFSET))
    .trim();
}
