import type { Sentences } from '../../base/refusal';
import type { CancelParams } from './cancel-refusals';

export const CANCEL_ENGLISH: Sentences<CancelParams> = {
  'cancel.reasonMissing': () => 'Choose why it is cancelled',
  'cancel.wordsMissing': () => 'Say why it is cancelled',
  'cancel.wordsTooLong': ({ most }) => `The reason has ${most} characters at most`,
  'cancel.nonePieces': ({ verb }) => `Enter the pieces (${verb})`,
  'cancel.pieces': ({ verb, most }) => `The pieces are a whole number, 1 to ${most} (${verb})`,
  'cancel.someReasonMissing': ({ verb }) => `Choose a reason (${verb})`,
  'cancel.someWordsMissing': ({ verb }) => `Say the reason (${verb})`,
  'cancel.remarkTooLong': ({ most }) => `The remark has ${most} characters at most`,
};
