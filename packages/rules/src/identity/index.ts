export { isBankCard } from './bank-card';
export { type IdentityFault, identityFault, identityText, isIdentityCard, MAX_AGE } from './identity-card';
export { checkCharacter, makeIdentityCard } from './make-identity-card';
