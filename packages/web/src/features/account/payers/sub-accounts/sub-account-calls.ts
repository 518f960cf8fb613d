import { SUB_ACCOUNT_STATES } from '@dealer-portal/rules/states';
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
    status: isOn ? SUB_ACCOUNT_STATES.active.value : SUB_ACCOUNT_STATES.stopped.value,
    roles: [...roles],
    permissions: [...permissions],
  };
  return api.call(updateSubAccount, { body }, { isSilent: true });
}
