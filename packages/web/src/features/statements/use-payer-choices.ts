import { payerListName } from '@dealer-portal/rules/address-book';
import { listAllPayers } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { Choice } from '#ui/input/filter-bar';

/** The payers of the customer, each once over all its sales groups; none while they are not known. */
export function usePayerChoices(): { readonly payerCode: readonly Choice[] } {
  const account = useAccount();
  const { data } = useQuery(accountQuery(listAllPayers, {}, account));
  const names = new Map(
    (data ?? []).map(({ payerCode, customerName }) => [
      payerCode,
      payerListName({ payerCode, payerName: customerName }).short,
    ]),
  );
  return { payerCode: [...names].map(([value, label]) => ({ value, label })) };
}
