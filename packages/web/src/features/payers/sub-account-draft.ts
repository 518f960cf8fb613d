import { isMobileNumber } from '@dealer-portal/rules/address-book';
import { grantedIds } from '@dealer-portal/rules/roles';
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

/** What the sub-account is now. */
export function draftOf(
  { name = '', phoneNumber = '', status }: SubAccount,
  granted: OwnGrants,
): SubAccountDraft {
  const roles = (granted.roles ?? []).map(({ roleCode }) => roleCode);
  return {
    name,
    phoneNumber,
    isOn: status === '1',
    roles,
    permissions: grantedIds(granted.permissions ?? []),
  };
}

/** What keeps the draft from being saved; nothing when it can be. */
export function draftProblem({ name, phoneNumber, roles }: SubAccountDraft): string | undefined {
  if (name.trim() === '') return '请填写使用人姓名';
  if (!isMobileNumber(phoneNumber.trim())) return '请填写 11 位手机号';
  return roles.length === 0 ? '请至少选择一个角色' : undefined;
}

/** What may be granted, and before it a role that the account has and that nobody may grant, such as an administrator's. */
export function roleChoices({ roles }: AllGrants, granted: OwnGrants) {
  const known = new Set(roles.map(({ roleCode }) => roleCode));
  const ownItems = (granted.roles ?? []).filter(({ roleCode }) => !known.has(roleCode));
  return [...ownItems, ...roles].map(({ roleCode, roleName }) => ({ value: roleCode, label: roleName }));
}
