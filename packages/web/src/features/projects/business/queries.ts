import type { Data } from '@dealer-portal/sdk';
import { getProject } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** An opportunity with its customer, goods and events. */
export type Opportunity = Data<typeof getProject>;

/** One opportunity; nothing is asked without its number. */
export function opportunityQuery(account: Account, projectNo: string) {
  const { customerCode } = account.saleInfo;
  return accountQuery(
    getProject,
    projectNo === '' ? undefined : { query: { customerCode, projectNo } },
    account,
  );
}
