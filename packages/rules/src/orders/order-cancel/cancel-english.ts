import type { Sentences } from '../../base/refusal';
import type { CancelParams, ReturnVerb } from './cancel-refusals';

const DONE: Readonly<Record<ReturnVerb, string>> = { reject: 'rejected', return: 'returned' };

export const CANCEL_ENGLISH: Sentences<CancelParams> = {
  'cancel.reasonMissing': () => 'Choose why it is cancelled',
  'cancel.wordsMissing': () => 'Say why it is cancelled',
  'cancel.wordsTooLong': ({ most }) => `The reason has ${most} characters at most`,
  'cancel.nonePieces': ({ verb }) => `Enter how many pieces are ${DONE[verb]}`,
  'cancel.pieces': ({ verb, most }) => `The pieces that are ${DONE[verb]} are a whole number, 1 to ${most}`,
  'cancel.someReasonMissing': ({ verb }) => `Choose why they are ${DONE[verb]}`,
  'cancel.someWordsMissing': ({ verb }) => `Say why they are ${DONE[verb]}`,
  'cancel.remarkTooLong': ({ most }) => `The remark has ${most} characters at most`,
};
