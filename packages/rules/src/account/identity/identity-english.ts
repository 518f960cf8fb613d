import type { Sentences } from '../../base/refusal';
import type { IdentityParams } from './identity-refusals';

export const IDENTITY_ENGLISH: Sentences<IdentityParams> = {
  'identity.length': () => 'An identity-card number has 15 or 18 characters',
  'identity.characters': () => 'An identity-card number has digits, and X at its end at most',
  'identity.province': () => 'The province of the identity-card number is wrong',
  'identity.birth': () => 'The day of birth in the identity-card number is wrong',
  'identity.age': ({ most }) => `The age by the identity-card number must be 0 to ${most}`,
  'identity.check': () => 'The check digit of the identity-card number is wrong',
};
