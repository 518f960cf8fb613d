import type { Data } from '@dealer-portal/sdk';
import {
  checkUnsignedContract,
  getFinanceContract,
  queryElectronicSignAccount,
} from '@dealer-portal/sdk/operations';
import { accountQuery, asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** The account that signs orders for a customer. */
export type SignAccount = Data<typeof queryElectronicSignAccount>;

const scopeOf = ({ saletoCode }: Account) => ({ saletoCode, sendtoCode: '' });

/** The account that signs; while none is open the server refuses. */
export function signAccountQuery(account: Account) {
  const { customerCode } = account.saleInfo;
  return accountQuery(queryElectronicSignAccount, { body: { customerCode } }, scopeOf(account));
}

/** One contract by its code; nothing is asked without one. */
export function contractQuery(account: Account, htCode: string | undefined) {
  const { accountCode } = account;
  const input = htCode ? { body: { htCode, accountCode } } : undefined;
  return accountQuery(getFinanceContract, input, scopeOf(account));
}

/** Whether a contract of a type is still to be signed; nothing is asked without a type. */
export function unsignedQuery(account: Account, docType: string | undefined) {
  const { customerCode } = account.saleInfo;
  const input = docType ? { path: { customerCode, docType } } : undefined;
  return asideQuery(checkUnsignedContract, input, scopeOf(account));
}
