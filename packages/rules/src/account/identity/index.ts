export { isBankCard } from './bank-card';
export { identityRefusal, isIdentityCard, MAX_AGE } from './identity-card';
export { type IdentityRefusal, identityText } from './identity-refusals';
