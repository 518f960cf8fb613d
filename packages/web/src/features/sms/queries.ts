import type { Data } from '@dealer-portal/sdk';
import { getSms, listSms } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

export type Sms = Data<typeof listSms>['records'][number];

interface SmsFilter {
  readonly phoneNumber?: string;
  readonly orderNo?: string;
  readonly beginDate?: string;
  readonly endDate?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

/** One page of text messages, newest first. */
export function smsListQuery(scope: AccountScope, filter: SmsFilter) {
  return accountQuery(listSms, { query: { customerCode: scope.saletoCode, ...filter } }, scope);
}

/** One text message; without a number nothing is fetched. */
export function smsQuery(scope: AccountScope, id: string) {
  return accountQuery(getSms, id === '' ? undefined : { path: { id } }, scope);
}
