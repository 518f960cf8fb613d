import { isDesigner, isRestricted, type MenuFacts } from '../menu';

/** Whether the account buys as a dealer: neither a designer nor a restricted customer (MENU-05, FLOAT-02, FLOAT-03). */
export function isDealer(facts: Pick<MenuFacts, 'roles' | 'customerFlag'>): boolean {
  return !isDesigner(facts) && !isRestricted(facts);
}
