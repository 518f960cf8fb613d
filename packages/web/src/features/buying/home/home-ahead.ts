import { isRecord, slot } from '#platform/browser/storage';
import type { CallsAhead } from '#platform/calls/calls-of-page';
import { payerBalancesQuery } from '#widgets/goods/account-queries';
import { creditQuery, deliveriesQuery, recentOrdersQuery, todosQuery } from './queries';
import type { HomeRights } from './use-home-rights';

const NAMES = ['seesBalance', 'seesCredit', 'seesOrders', 'seesTodos'] as const;

type StoredRights = Pick<HomeRights, (typeof NAMES)[number]>;

const isRights = (value: unknown): value is StoredRights =>
  isRecord(value) && NAMES.every((name) => typeof value[name] === 'boolean');

/** The rights of the account when the home page was last open. */
export const lastRights = slot('local', 'homeRights', isRights);

/** The first calls of the panels, as far as the account had the rights last time. */
export const homeAhead: CallsAhead = (ask, account) => {
  const rights = lastRights.read();
  if (!rights) return;
  if (rights.seesBalance) ask(payerBalancesQuery(account));
  if (rights.seesCredit) ask(creditQuery(account, true));
  if (rights.seesOrders) {
    ask(recentOrdersQuery(account, true));
    ask(deliveriesQuery(account, true));
  }
  if (rights.seesTodos) ask(todosQuery(account, true));
};
