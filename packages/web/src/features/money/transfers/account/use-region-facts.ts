import { getTransferOrg, listTransferRegions } from '@dealer-portal/sdk/operations';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import type { MoneyPayer } from '#kits/money-form/payer-balances';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** A sales organisation between whose payers the customer may transfer. */
export interface TransferRegion {
  readonly saleOrgCode: string;
  readonly name: string;
  readonly gongmaoCode: string;
  readonly customerChannel: string;
  readonly payers: readonly MoneyPayer[];
}

export interface RegionFacts {
  readonly regions: readonly TransferRegion[];
}

/** The regions of the customer with the payers of each; one that the server refuses is left out (FIN-03). */
export function useRegionFacts(): MoneyFacts<RegionFacts> {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const list = useQuery(
    asideQuery(listTransferRegions, { body: { customerCode, saleCustCode: account.saletoCode } }, account),
  );
  const regions = list.data ?? [];
  const queries = useQueries({
    queries: regions.map(({ saleOrgCode }) =>
      asideQuery(getTransferOrg, { query: { customerCode, saleOrgCode } }, account),
    ),
  });
  const regionsOf = (answers: readonly { readonly data: (typeof queries)[number]['data'] }[]) =>
    regions.flatMap(({ saleOrgCode, saleOrgName, gongmaoName, gongmaoCode }, at) => {
      const org = answers[at]?.data;
      if (!org) return [];
      const { customerChannel, payerList } = org;
      const name = [gongmaoName, saleOrgName].filter(Boolean).join(' · ');
      return [
        { saleOrgCode, name, gongmaoCode, customerChannel, payers: payerList as readonly MoneyPayer[] },
      ];
    });
  const isReady = list.data !== undefined && queries.every(({ isPending }) => !isPending);
  return {
    data: isReady ? { regions: regionsOf(queries) } : undefined,
    error: list.error,
    refetch: async () => {
      if (list.error) return list.refetch().then(({ error }) => ({ data: undefined, error }));
      const answers = await Promise.all(queries.map((query) => query.refetch()));
      // A region that was refused before is refused again: it is not among the choices.
      const failed = answers.find(({ error }, at) => error !== null && queries[at]?.data !== undefined);
      return { data: { regions: regionsOf(answers) }, error: failed?.error ?? null };
    },
  };
}
