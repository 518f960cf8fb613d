/** The rows of an account picker: groups, what was typed, kinds, and the folded accounts without money. */

import { compareAmounts, NO_MONEY } from '@dealer-portal/rules/money';
import { findAccounts, type PlacedAccounts, type PlaceReason } from '@dealer-portal/rules/money-place';
import { accountKind } from '@dealer-portal/rules/payer-details';
import type { MatchesPinyin } from '#ui/choice/pinyin';
import { grouped } from '#ui/grouped';
import type { MoneyPayer } from '../payer-balances';

/** One row: an account, or the folded ones of a kind. */
export type AccountRow =
  | {
      readonly key: string;
      readonly account: MoneyPayer;
      readonly reason?: PlaceReason;
      readonly isOther?: true;
    }
  | { readonly key: string; readonly folded: string; readonly count: number };

/** From so many accounts on, kinds are filters and accounts without money are folded. */
const MANY = 12;

export const hasKinds = ({ allowed, refused }: PlacedAccounts<MoneyPayer>): boolean =>
  allowed.length + refused.length > MANY;

interface Search {
  readonly text: string;
  /** The chosen kind; absent for all. */
  readonly kind?: string | undefined;
  /** The kinds whose accounts without money are unfolded. */
  readonly unfolded: readonly string[];
}

/** The accounts that a typed text finds, in both groups. */
export function matchingAccounts(
  { allowed, refused, possible }: PlacedAccounts<MoneyPayer>,
  text: string,
  matchesPinyin: MatchesPinyin,
): PlacedAccounts<MoneyPayer> {
  const all = [...allowed, ...refused.map(({ account }) => account)];
  const matching = new Set(findAccounts(all, text, matchesPinyin));
  return {
    allowed: allowed.filter((account) => matching.has(account)),
    refused: refused.filter(({ account }) => matching.has(account)),
    possible,
  };
}

/** The kinds among the accounts with how many of each, as they come. */
export function kindsOf({
  allowed,
  refused,
}: PlacedAccounts<MoneyPayer>): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const account of [...allowed, ...refused.map((item) => item.account)]) {
    const kind = accountKind(account);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts];
}

const isEmpty = ({ balance }: MoneyPayer) => compareAmounts(balance, NO_MONEY) === 0;

/** The rows of both groups in the order in which the keys reach them. */
export function rowsOf(
  matching: PlacedAccounts<MoneyPayer>,
  { text, kind, unfolded }: Search,
  isFolding: boolean,
): { readonly allowed: readonly AccountRow[]; readonly refused: readonly AccountRow[] } {
  const isOfKind = (account: MoneyPayer) => kind === undefined || accountKind(account) === kind;
  const allowed = matching.allowed
    .filter(isOfKind)
    .map((account): AccountRow => ({ key: account.payerCode, account }));
  const refusedOfKind = matching.refused.filter(({ account }) => isOfKind(account));
  const isFolded = ({ account, isOther }: (typeof refusedOfKind)[number]) =>
    isFolding &&
    text.trim() === '' &&
    !isOther &&
    isEmpty(account) &&
    !unfolded.includes(accountKind(account));
  const folded = grouped(refusedOfKind.filter(isFolded), ({ account }) => accountKind(account));
  const refused = refusedOfKind
    .filter((item) => !isFolded(item))
    .map(({ account, ...item }): AccountRow => ({ key: account.payerCode, account, ...item }));
  return {
    allowed,
    refused: [
      ...refused,
      ...[...folded].map(
        ([name, items]): AccountRow => ({ key: `folded ${name}`, folded: name, count: items.length }),
      ),
    ],
  };
}
