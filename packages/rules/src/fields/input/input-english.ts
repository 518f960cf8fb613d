import type { Sentences } from '../../base/refusal';
import type { InputParams } from './input-refusals';

export const INPUT_ENGLISH: Sentences<InputParams> = {
  'input.phoneCode': ({ most }) => `Enter a code of 4 to ${most} digits`,
  'input.submitterMissing': () => 'It is not known who submits this',
  'input.textTooLong': ({ limit }) => `The text was cleared: it must have fewer than ${limit} characters`,
};
