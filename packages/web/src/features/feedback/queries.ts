import type { Data, Input } from '@dealer-portal/sdk';
import { queryEventWorks } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { Account } from '#platform/session/account';

/** One problem that was reported. */
export type EventWork = Data<typeof queryEventWorks>['records'][number];

type Body = Input<typeof queryEventWorks>['body'];

/** What the lists are narrowed by; it lives in the address. */
export interface EventWorkFilter {
  readonly workNo?: string;
  readonly type?: string;
  readonly status?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

const isStatus = (text: string | undefined): text is NonNullable<Body['status']> =>
  text === '10' || text === '20' || text === '30';

/** One page of the problems that a customer reported, newest first. */
export function eventWorksQuery(account: Account, { status, ...filter }: EventWorkFilter) {
  const { customerCode } = account.saleInfo;
  const body = { customerCode, ...filter, ...(isStatus(status) && { status }) };
  return accountQuery(queryEventWorks, { body }, { saletoCode: account.saletoCode, sendtoCode: '' });
}
