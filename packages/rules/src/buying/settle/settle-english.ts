import type { Sentences } from '../../base/refusal';
import { LINE_ENGLISH } from '../line-english';
import { lineText } from '../line-refusals';
import type { SettleParams } from './settle-refusals';

export const SETTLE_ENGLISH: Sentences<SettleParams> = {
  'settle.order': ({ line }) =>
    `${lineText(line, LINE_ENGLISH)}: it cannot be placed; go back to the cart and settle again`,
};
