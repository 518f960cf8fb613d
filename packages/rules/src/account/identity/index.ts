export { isBankCard } from './bank-card';
export { type IdentityFault, identityText, isIdentityCard } from './identity-card';
