import type { Sentences } from '../../base/refusal';
import { LINE_ENGLISH } from '../line-english';
import { lineText } from '../line-refusals';
import type { SelectionParams } from './selection-refusals';

export const SELECTION_ENGLISH: Sentences<SelectionParams> = {
  'selection.notValid': () =>
    'This entry is not valid any more and cannot be settled: remove it and add it again',
  'selection.noLines': () => 'The items did not come: it cannot be settled',
  'selection.line': ({ line }) => `${lineText(line, LINE_ENGLISH)}: it cannot be settled`,
  'selection.number': () => 'The quantity cannot be read: it cannot be settled',
};
