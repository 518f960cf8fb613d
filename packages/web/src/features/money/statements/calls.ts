import { submitRefreshTask } from '@dealer-portal/sdk/operations';
import { quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';

/** Makes the server calculate the bills again; this takes it some time (FIN-01). */
export function refreshBills(_: undefined, { saleInfo: { customerCode } }: Account) {
  return quietApi.call(submitRefreshTask, { body: { customerCode, taskType: 'STATEMENT' } });
}
