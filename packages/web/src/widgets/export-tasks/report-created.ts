import { REPORT_CREATED_KEY } from '@dealer-portal/rules/session';
import { isText, sharedSlot } from '#platform/browser/storage';

/** Says that this browser had a report made on the server; a logout keeps it (FLAG-01, AUTH-05). */
export const reportCreated = sharedSlot('local', REPORT_CREATED_KEY, isText);
