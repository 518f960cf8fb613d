export { isBankCard } from './bank-card';
export { identityRefusal, isIdentityCard } from './identity-card';
export { type IdentityRefusal, identityText } from './identity-refusals';
