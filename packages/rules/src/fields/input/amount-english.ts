import type { Sentences } from '../../base/refusal';
import type { AmountParams } from './amount-refusals';

export const AMOUNT_ENGLISH: Sentences<AmountParams> = {
  'amount.missing': () => 'Enter an amount',
  'amount.characters': () => 'An amount has digits and one point only',
  'amount.pointFirst': () => 'An amount cannot begin with a point',
  'amount.zeroFirst': () => 'The whole part of an amount cannot begin with 0',
  'amount.decimals': () => 'An amount has two decimals at most',
  'amount.tooLong': ({ limit }) => `An amount has ${limit} characters at most`,
  'amount.unfinished': () => 'Enter the decimals behind the point',
  'amount.unread': () => 'The amount cannot be read',
};
