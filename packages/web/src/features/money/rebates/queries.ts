import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { queryRebates } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** Asks for one rebate. */
export function rebateInput(rebateNo: string, { saleInfo: { customerCode } }: Account) {
  return { body: { customerCode, rebateNo, ...FIRST_ROWS } };
}

export function rebateQuery(rebateNo: string, account: Account) {
  return accountQuery(queryRebates, rebateInput(rebateNo, account), account);
}
