import type { Sentences } from '../../base/refusal';
import type { PasteParams } from './paste-refusals';

export const PASTE_ENGLISH: Sentences<PasteParams> = {
  'paste.lostDigits': () =>
    'a spreadsheet took it for a figure and changed it: make the column text, and fill it in again',
};
