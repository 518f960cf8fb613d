import { verifyCustomerPermission } from '@dealer-portal/sdk/operations';
import { asideQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** Whether the server lets the user act for the customer of the account. */
export function customerPermissionQuery(account: Account) {
  const { user, saleInfo } = account;
  const body = { customerCode: saleInfo.customerCode, userName: user.userName };
  return asideQuery(verifyCustomerPermission, { body }, account);
}
