import { closeSigningTips, readFinanceDialog } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';

/** Stops the tip that something waits to be signed, for good. */
export function stopSigningTip(customerCode: string, type: string) {
  return api.call(closeSigningTips, { path: { type, customerCode } });
}

/** Marks a finance reminder as known. */
export function closeReminder(id: string) {
  return api.call(readFinanceDialog, { path: { id } });
}
