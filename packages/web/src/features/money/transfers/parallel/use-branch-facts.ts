import { listMasterSonPayers } from '@dealer-portal/sdk/operations';
import { useQueries } from '@tanstack/react-query';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type MoneyPayer, type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { asideQuery } from '#platform/calls/query';
import { type Account, useAccount } from '#platform/session/account';

type Branch = Account['soldTos'][number] & { readonly payers: readonly MoneyPayer[] };

export interface BranchFacts extends PayerFacts {
  /** The other sold-tos of the user that the server takes for branches of this one. */
  readonly branches: readonly Branch[];
}

/** The payers of the customer and of its branches; a sold-to that is no branch is refused by the server and left out. */
export function useBranchFacts(): MoneyFacts<BranchFacts> {
  const account = useAccount();
  const payers = usePayerFacts();
  const others = account.soldTos.filter(({ saletoCode }) => saletoCode !== account.saletoCode);
  const { customerCode } = account.saleInfo;
  const queries = useQueries({
    queries: others.map(({ saletoCode }) =>
      asideQuery(listMasterSonPayers, { query: { customerCode, sonCustomerCode: saletoCode } }, account),
    ),
  });
  const isReady = payers.data !== undefined && queries.every(({ isPending }) => !isPending);
  const branchesOf = (answers: readonly { readonly data: readonly MoneyPayer[] | undefined }[]) =>
    others.flatMap((other, at) => {
      const payers = answers[at]?.data;
      return payers ? [{ ...other, payers }] : [];
    });
  return {
    data: isReady ? { payers: payers.data.payers, branches: branchesOf(queries) } : undefined,
    error: payers.error,
    refetch: async () => {
      const [first, answers] = await Promise.all([
        payers.refetch(),
        Promise.all(queries.map((query) => query.refetch())),
      ]);
      const data = first.data && { payers: first.data.payers, branches: branchesOf(answers) };
      return { data, error: first.error };
    },
  };
}
