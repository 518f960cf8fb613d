import type { FreezeType } from '@dealer-portal/rules/freeze';
import { submitUnfreezeApply } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';

/** The application to lift one freeze, as it is filled in. */
export interface UnfreezeDraft {
  readonly freezeType: FreezeType;
  readonly reason: string;
  readonly contactName: string;
  readonly contactPhone: string;
}

export function applyForUnfreeze(customerCode: string, draft: UnfreezeDraft) {
  return api.call(submitUnfreezeApply, { body: { ...draft, customerCode } });
}
