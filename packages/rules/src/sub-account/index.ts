export { type GrantNode, type GrantRole, grantedIds, grantsAfterRoles, tickGrant } from './grants';
