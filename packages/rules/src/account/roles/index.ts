export { cashesRebates, keepsQuestions, keepsSubAccounts, setsPaymentPassword } from './admin-tasks';
export { type GrantNode, type GrantRole, grantedIds, grantsAfterRoles, tickGrant } from './grants';
export { isDealer } from './is-dealer';
export { roleName } from './role-name';
export { seesCredit } from './sees-credit';
