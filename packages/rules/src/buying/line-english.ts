import type { Sentences } from '../base/refusal';
import type { LineParams } from './line-refusals';

export const LINE_ENGLISH: Sentences<LineParams> = {
  'line.price': ({ row }) => `The price of line ${row} cannot be read`,
  'line.number': ({ row }) => `The quantity of line ${row} cannot be read`,
};
