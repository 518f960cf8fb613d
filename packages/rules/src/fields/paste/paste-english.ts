import type { Sentences } from '../../base/refusal';
import type { PasteParams } from './paste-refusals';

export const PASTE_ENGLISH: Sentences<PasteParams> = {
  'paste.lostDigits': () =>
    'a spreadsheet took it for a figure and changed it: make the column text, and fill it in again',
  'paste.openQuote': ({ rowNo }) => `A quote of row ${rowNo} is never closed: correct it and import again`,
  'paste.manyColumns': ({ columns }) =>
    `The pasted text has ${columns} columns of numbers, and nothing was filled in: copy the column of quantities alone`,
};
