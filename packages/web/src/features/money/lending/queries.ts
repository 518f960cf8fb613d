import { FIRST_ROWS } from '@dealer-portal/rules/page';
import type { RecordOf } from '@dealer-portal/sdk';
import {
  getServiceChargePrompt,
  queryAcceptanceBills,
  queryBankInterests,
} from '@dealer-portal/sdk/operations';
import { accountQuery, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

export type Bill = RecordOf<'queryAcceptanceBills'>;

/** The acceptance bill of a number. */
export function billQuery(account: Account, billNo: string) {
  const { customerCode } = account.saleInfo;
  return accountQuery(queryAcceptanceBills, { body: { customerCode, billNo, ...FIRST_ROWS } }, account);
}

/** The discounts of one bill; a page that lacks them still stands. */
export function billDiscountsQuery(account: Account, billNo: string) {
  const { customerCode } = account.saleInfo;
  return asideQuery(queryBankInterests, { body: { customerCode, billNo, ...FIRST_ROWS } }, account);
}

/** The service charges of financings that are still to be paid. */
export function serviceChargeQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return asideQuery(getServiceChargePrompt, { query: { customerCode } }, account);
}
