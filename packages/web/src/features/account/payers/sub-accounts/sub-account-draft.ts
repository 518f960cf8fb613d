import { grantedIds } from '@dealer-portal/rules/roles';
import { SUB_ACCOUNT_STATES } from '@dealer-portal/rules/states';
import type { AllGrants, OwnGrants, SubAccount } from './sub-account-queries';

/** A sub-account as it is being edited. */
export interface SubAccountDraft {
  readonly name: string;
  readonly phoneNumber: string;
  readonly isOn: boolean;
  /** Role codes. */
  readonly roles: readonly string[];
  /** Ids of menus and buttons. */
  readonly permissions: readonly string[];
}

/** The present values of the sub-account. */
export function draftOf(
  { name = '', phoneNumber = '', status }: SubAccount,
  granted: OwnGrants,
): SubAccountDraft {
  const roles = (granted.roles ?? []).map(({ roleCode }) => roleCode);
  return {
    name,
    phoneNumber,
    isOn: status === SUB_ACCOUNT_STATES.active.value,
    roles,
    permissions: grantedIds(granted.permissions ?? []),
  };
}

/**
 * The roles that may be granted. Before them comes a role that the account has and that nobody may grant, such as an
 * administrator's.
 */
export function roleChoices({ roles }: AllGrants, granted: OwnGrants) {
  const known = new Set(roles.map(({ roleCode }) => roleCode));
  const otherRoles = (granted.roles ?? []).filter(({ roleCode }) => !known.has(roleCode));
  return [...otherRoles, ...roles].map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }));
}
