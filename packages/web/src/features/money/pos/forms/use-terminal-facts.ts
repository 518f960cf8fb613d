import { queryPosTerminals } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { accountRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { Terminal } from './terminal-report';

export interface TerminalFacts extends PayerFacts {
  readonly terminals: readonly Terminal[];
}

/** The payers with their balances, and the terminals with their fees; both are read again before money moves. */
export function useTerminalFacts(): MoneyFacts<TerminalFacts> {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const payers = usePayerFacts();
  const body = { customerCode, ...ALL_ROWS };
  const list = useQuery(accountRecords(queryPosTerminals, { body }, account));
  return combineFacts(payers, list, (money, terminals) => ({ ...money, terminals }));
}
