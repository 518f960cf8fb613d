import { openItems } from '@dealer-portal/rules/statements';
import { dayAfter, wireDay } from '@dealer-portal/rules/time';
import { queryAccountStatement } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideWhole } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The call takes a year at most. */
const DAYS = 364;

/** What is open of an account, from the vouchers of a year with the balance before them. */
export function useOpenItems(payerCode: string | undefined) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const endDate = wireDay(Date.now()) ?? '';
  const body = {
    customerCode,
    ...(payerCode && { payerCode }),
    beginDate: dayAfter(endDate, -DAYS),
    endDate,
    ...ALL_ROWS,
  };
  const query = useQuery(asideWhole(queryAccountStatement, { body }, account));
  const { data, error, refetch } = query;
  return { data: data && { items: openItems(data.openingBalance, data.records) }, error, refetch };
}
