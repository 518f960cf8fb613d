import type { Sentences } from '../../base/refusal';
import type { TallyParams } from './tally-refusals';

export const TALLY_ENGLISH: Sentences<TallyParams> = {
  'tally.orderNo': ({ most }) =>
    `An order number has letters, digits and hyphens, ${most} characters at most: check it and enter it again`,
};
