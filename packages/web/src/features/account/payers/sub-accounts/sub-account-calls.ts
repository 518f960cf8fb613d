import { updateSubAccount } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { SubAccountDraft } from './sub-account-draft';
import type { SubAccount } from './sub-account-queries';

/** Saves what was edited; the form says why it could not be saved. */
export function saveSubAccount({ account, customerCode }: SubAccount, draft: SubAccountDraft) {
  const { name, phoneNumber, isOn, roles, permissions } = draft;
  const body = {
    account,
    customerCode,
    name: name.trim(),
    phoneNumber: phoneNumber.trim(),
    status: isOn ? ('1' as const) : ('0' as const),
    roles: [...roles],
    permissions: [...permissions],
  };
  return api.call(updateSubAccount, { body }, { isSilent: true });
}
