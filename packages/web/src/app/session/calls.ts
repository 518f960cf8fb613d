import { consentToUse, registerNotificationRead } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';

/** Who agrees or has read. */
export interface Reader {
  readonly customerCode: string;
  readonly userName: string;
}

/** Records that the user agrees to the terms of use. */
export function agreeToTerms(reader: Reader) {
  return api.call(consentToUse, { body: reader });
}

/** Marks a notice as read; what could not be marked is shown at the next visit, and the user is not told. */
export function markNoticeRead(notificationId: string, reader: Reader) {
  return api.call(registerNotificationRead, { body: { notificationId, ...reader } }, { isSilent: true });
}
