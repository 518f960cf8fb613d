import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { useAccount } from '#platform/session/account';
import { knownProjectsQuery } from '../queries';

export interface RegistrationFacts extends PayerFacts {
  /** The customers of earlier projects. */
  readonly customers: readonly { readonly customerName: string }[];
}

/** The customers that are known from earlier projects. */
export function useRegistrationFacts(): MoneyFacts<RegistrationFacts> {
  const payers = usePayerFacts();
  const projects = useQuery(knownProjectsQuery(useAccount()));
  return combineFacts(payers, projects, (money, { customerList }) => ({ ...money, customers: customerList }));
}
