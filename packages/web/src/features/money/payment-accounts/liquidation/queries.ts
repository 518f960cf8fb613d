import type { Data } from '@dealer-portal/sdk';
import {
  checkLiquidateApply,
  getAccountFlow,
  judgeLiquidateApply,
  listHccProductLineStatuses,
  listSaleOrgs,
  queryIndustries,
} from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { accountQuery, asideQuery } from '#platform/calls/query';
import { type Account, useAccount } from '#platform/session/account';
import { industryOf, type LiquidationDraft } from './calls';

/** The facts of the form. */
export interface LiquidationFacts {
  readonly check: Data<typeof checkLiquidateApply>;
  readonly saleOrgs: Data<typeof listSaleOrgs>;
  readonly industries: Data<typeof queryIndustries>;
  readonly lines: Data<typeof listHccProductLineStatuses>;
}

const customerOf = ({ saleInfo: { customerCode } }: Account) => ({ customerCode });

/** The latest application with its steps. */
export const flowQuery = (account: Account) =>
  accountQuery(getAccountFlow, { query: customerOf(account) }, account);

/** The conditions for what is chosen. */
export function judgeQuery(account: Account, draft: Pick<LiquidationDraft, 'saleOrgCode' | 'industryCode'>) {
  const { saleOrgCode } = draft;
  const query = { ...customerOf(account), ...(saleOrgCode && { saleOrgCode }), ...industryOf(draft) };
  return asideQuery(judgeLiquidateApply, { query }, account);
}

/** Whether one may be applied for, and what may be closed. */
export function useLiquidationFacts(): MoneyFacts<LiquidationFacts> {
  const account = useAccount();
  const customer = customerOf(account);
  const check = useQuery(accountQuery(checkLiquidateApply, { body: customer }, account));
  const saleOrgs = useQuery(asideQuery(listSaleOrgs, { query: customer }, account));
  const industries = useQuery(asideQuery(queryIndustries, { body: customer }, account));
  const lines = useQuery(asideQuery(listHccProductLineStatuses, { query: customer }, account));
  const known = combineFacts(check, saleOrgs, (state, orgs) => ({ check: state, saleOrgs: orgs }));
  const named = combineFacts(known, industries, (facts, answer) => ({ ...facts, industries: answer }));
  return combineFacts(named, lines, (facts, answer) => ({ ...facts, lines: answer }));
}
