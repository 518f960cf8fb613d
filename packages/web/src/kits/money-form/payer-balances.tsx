import { payerListName } from '@dealer-portal/rules/address-book';
import type { Data } from '@dealer-portal/sdk';
import type { listPayerBalances } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { Money } from '#ui/text/money';
import { balancesQuery } from '#widgets/payers/queries';
import { payersOnce } from '#widgets/payers/use-payers';
import type { MoneyFacts } from './define-money-form';
import './money-form.css';

/** A payer of the customer with its balance. */
export type MoneyPayer = Data<typeof listPayerBalances>[number];

/** The facts that most money forms need. */
export interface PayerFacts {
  readonly payers: readonly MoneyPayer[];
}

const factsOf = (all: readonly MoneyPayer[] | undefined): PayerFacts | undefined =>
  all && { payers: payersOnce(all) };

/** The payers with their balances; each once over all its sales groups. */
export function usePayerFacts(): MoneyFacts<PayerFacts> {
  const query = useQuery(balancesQuery(useAccount()));
  return {
    data: factsOf(query.data),
    error: query.error,
    refetch: async () => {
      const { data, error } = await query.refetch();
      return { data: factsOf(data), error };
    },
  };
}

/** The balances of the payers, next to a form. */
export function PayerBalances({ payers }: PayerFacts) {
  return (
    <>
      <h2>付款方余额</h2>
      <dl className="money-balances">
        {payersOnce(payers).map(({ payerCode, customerName, balance }) => (
          <div key={payerCode}>
            <dt>{payerListName({ payerCode, payerName: customerName }).short}</dt>
            <dd>
              <Money amount={balance} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
