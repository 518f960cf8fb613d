export { type GrantNode, type GrantRole, grantedIds, grantsAfterRoles, tickGrant } from './grants';
export { roleName } from './role-name';
