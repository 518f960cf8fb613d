import type { Sentences } from '../../base/refusal';
import type { PayerParams } from './payer-refusals';

export const PAYER_ENGLISH: Sentences<PayerParams> = {
  'payer.notValid': () => 'A payer that is not valid any more cannot be the default',
  'payer.special': () => 'A special account cannot be the default payer',
  'payer.isDefault': () => 'This is the default payer already',
};
