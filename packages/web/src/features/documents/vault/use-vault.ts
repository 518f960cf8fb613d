import { compareNewest } from '@dealer-portal/rules/time';
import {
  listLetters,
  queryAppointmentContracts,
  queryReceipts,
  querySignContracts,
  searchProtocolAuth,
} from '@dealer-portal/sdk/operations';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS, asideQuery } from '#platform/calls/query';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import {
  agreementDocument,
  contractDocument,
  letterDocument,
  orderContractDocument,
  receiptDocument,
  VAULT_KINDS,
  type VaultDocument,
  type VaultKind,
} from './vault-documents';

/** The documents of the kinds whose pages the user may open, the newest first, and the kinds that did not come. */
export function useVault() {
  const account = useAccount();
  const { rightTo } = usePermissions();
  const { customerCode } = account.saleInfo;
  const body = { customerCode, ...ALL_ROWS };
  const may = (kind: VaultKind) => ({ enabled: rightTo(VAULT_KINDS[kind].page).isOpen });
  const [contracts, orderContracts, letters, agreements, receipts] = useQueries({
    queries: [
      { ...asideRecords(queryAppointmentContracts, { body }, account), ...may('contract') },
      { ...asideRecords(querySignContracts, { body }, account), ...may('orderContract') },
      {
        ...asideRecords(listLetters, { query: { ...body, customerCode: account.saletoCode } }, account),
        ...may('letter'),
      },
      { ...asideQuery(searchProtocolAuth, { query: { customerCode } }, account), ...may('agreement') },
      { ...asideRecords(queryReceipts, { body }, account), ...may('receipt') },
    ],
  });
  const queries: Readonly<Record<VaultKind, UseQueryResult>> = {
    contract: contracts,
    orderContract: orderContracts,
    letter: letters,
    agreement: agreements,
    receipt: receipts,
  };
  const kinds = (Object.keys(VAULT_KINDS) as VaultKind[]).filter((kind) => may(kind).enabled);
  const documents: readonly VaultDocument[] = [
    ...(contracts.data ?? []).map(contractDocument),
    ...(orderContracts.data ?? []).map(orderContractDocument),
    ...(letters.data ?? []).map(letterDocument),
    ...(agreements.data ?? []).map(agreementDocument),
    ...(receipts.data ?? []).map(receiptDocument),
  ];
  return {
    kinds,
    documents: [...documents].sort((left, right) => compareNewest(left.day, right.day)),
    isLoading: kinds.some((kind) => queries[kind].isPending),
    lost: kinds.filter((kind) => queries[kind].isError),
    errorOf: (kind: VaultKind | undefined) => (kind ? queries[kind].error : null),
    retry: () =>
      Promise.all(kinds.filter((kind) => queries[kind].isError).map((kind) => queries[kind].refetch())),
  };
}
