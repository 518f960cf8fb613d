export { isBankCard } from './bank-card';
export { type IdentityFault, identityText, isIdentityCard, MAX_AGE } from './identity-card';
export { makeIdentityCard } from './make-identity-card';
