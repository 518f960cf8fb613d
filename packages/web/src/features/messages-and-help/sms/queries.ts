import { getSms } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** One text message; without a number nothing is fetched. */
export function smsQuery(scope: AccountScope, id: string) {
  return accountQuery(getSms, id === '' ? undefined : { path: { id } }, scope);
}
