import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { useAccount } from '#platform/session/account';
import { type ProjectDetail, projectQuery } from '../queries';

export interface ProjectFacts extends PayerFacts {
  readonly project: ProjectDetail;
}

/** The number of the project that the address names; empty without one. */
export function useProjectNo(): string {
  const [params] = useSearchParams();
  return params.get('projectNo') ?? '';
}

/** The project of the address, and the payers; before money moves the balances are read again. */
export function useProjectFacts(): MoneyFacts<ProjectFacts> {
  const account = useAccount();
  const payers = usePayerFacts();
  const { data, error } = useQuery(projectQuery(account, useProjectNo()));
  const refetch = () => Promise.resolve({ data, error });
  return combineFacts(payers, { data, error, refetch }, (money, project) => ({ ...money, project }));
}
