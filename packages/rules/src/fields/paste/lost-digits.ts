/** Codes and numbers that a spreadsheet took for figures, so that a part of them is gone. */
import { refuse } from '../../base/refusal';
import type { PasteRefusal } from './paste-refusals';

/** How Excel shows a figure of more than eleven digits, and a code such as 12E5. */
const SCIENTIFIC = /^\d(?:\.\d{1,14})?e\+\d{2}$/i;
/** A spreadsheet keeps 15 digits and writes 0 for the others. Below 18 a number may end like that by itself. Assumption. */
const ROUNDED = /^[1-9]\d{14}0{3,20}$/;

/**
 * Why a code or a number of a document cannot be the one that was meant: a spreadsheet changed it (CART-08, FIN-02).
 * It is asked of names only; a figure of money may be written like that.
 * @param text a tidied cell, e.g. `1.23457E+17`, `26372026112700000000`
 * @returns the cause, whose sentence stands behind the text; undefined for every other text
 */
export function lostDigits(text: string): PasteRefusal | undefined {
  return SCIENTIFIC.test(text) || ROUNDED.test(text) ? refuse('paste.lostDigits') : undefined;
}

/** A code or number without the zeros in front, which a spreadsheet takes away: 000123 and 123 are alike by it. */
export function withoutZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}
