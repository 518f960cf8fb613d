import { consentToUse, registerNotificationRead } from '@dealer-portal/sdk/operations';
import { api, asideApi } from '#platform/calls/api';

/** The user who agrees or has read. */
export interface Reader {
  readonly customerCode: string;
  readonly userName: string;
}

/** Records that the user agrees to the terms of use. */
export function agreeToTerms(reader: Reader) {
  return api.call(consentToUse, { body: reader });
}

/** Marks a notice as read; after a failure it is shown at the next visit, without a message to the user. */
export function markNoticeRead(notificationId: string, reader: Reader) {
  return asideApi.call(registerNotificationRead, { body: { notificationId, ...reader } });
}
