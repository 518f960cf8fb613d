/** The accounts of a choice: those that may stand at a side of a form, and all others with their reason. */
import { type Amount, byAmount, compareAmounts, isAmount, NO_MONEY } from '../../base/money';
import { refuse } from '../../base/refusal';
import { isValidPayer } from '../../buying/payer-details/payer-labels';
import { type MoneyFormName, type MoneySide, type PlaceReason, typeReason } from './money-forms';
import type { PlaceRefusal } from './place-refusals';

/** A payer, as far as the table and its place in a choice read it (listPayerBalances). */
export interface PlacedAccount {
  readonly payerCode: string;
  readonly payerType?: string | null | undefined;
  /** Yuan. */
  readonly balance: Amount;
  /** `0` for a valid one. */
  readonly deletedFlag?: string | null | undefined;
}

/** An account with the reason why it cannot be chosen. */
export interface RefusedAccount<Account> {
  readonly account: Account;
  readonly reason: PlaceReason;
  /** It is the choice of the other side: both sides may be exchanged. */
  readonly isOther?: true;
}

export interface PlacedAccounts<Account> {
  /** Those that may be chosen now, the largest balance first. */
  readonly allowed: readonly Account[];
  /** All others, that of the other side first, then in the order of the list. */
  readonly refused: readonly RefusedAccount<Account>[];
  /** Those that the table allows, with or without money now: of one there is nothing to choose. */
  readonly possible: readonly Account[];
}

interface Place {
  readonly form: MoneyFormName;
  readonly side: MoneySide;
  /** The code that is chosen at the other side. */
  readonly other?: string | undefined;
}

const OTHER = {
  source: 'place.chosenAsTarget',
  target: 'place.chosenAsSource',
} as const satisfies Readonly<Record<MoneySide, PlaceRefusal['code']>>;

/** Why an account may not stand there for good: its type, or since it is not valid any more. */
function lastingReason({ form, side }: Place, account: PlacedAccount): PlaceReason | undefined {
  if (!isValidPayer(account)) return { refusal: refuse('place.notValid') };
  return typeReason(form, side, account.payerType);
}

function passingReason({ form, side, other }: Place, account: PlacedAccount): PlaceReason | undefined {
  if (account.payerCode === other) return { refusal: refuse(OTHER[side]) };
  // An order may be placed before its money has come; the settlement says what is missing.
  if (side === 'target' || form === 'order') return undefined;
  const order = compareAmounts(account.balance, NO_MONEY);
  if (order === undefined) return { refusal: refuse('place.balanceUnread') };
  return order > 0 ? undefined : { refusal: refuse('place.noMoney') };
}

/**
 * Why an account cannot be chosen at a side of a form.
 * @param place the form, the side, and the choice of the other side
 * @returns undefined where it can
 */
export function placeReason(place: Place, account: PlacedAccount): PlaceReason | undefined {
  return lastingReason(place, account) ?? passingReason(place, account);
}

/** Unreadable balances come last; the order says nothing else. */
function byBalance(left: PlacedAccount, right: PlacedAccount): number {
  const isReadable = isAmount(left.balance) && isAmount(right.balance);
  return isReadable ? byAmount(right.balance, left.balance) : byAmount(left.balance, right.balance);
}

/**
 * The accounts of a choice; none is left out.
 * @param place the form, the side, and the choice of the other side
 * @param accounts the customer's, each once
 */
export function placeAccounts<Account extends PlacedAccount>(
  place: Place,
  accounts: readonly Account[],
): PlacedAccounts<Account> {
  const refused = accounts.flatMap((account): readonly RefusedAccount<Account>[] => {
    const lasting = lastingReason(place, account);
    const reason = lasting ?? passingReason(place, account);
    if (!reason) return [];
    const isOther = !lasting && account.payerCode === place.other;
    return [{ account, reason, ...(isOther && { isOther }) }];
  });
  const isRefused = new Set(refused.map(({ account }) => account.payerCode));
  return {
    allowed: accounts.filter(({ payerCode }) => !isRefused.has(payerCode)).sort(byBalance),
    refused: [...refused].sort(
      (left, right) => Number(right.isOther ?? false) - Number(left.isOther ?? false),
    ),
    possible: accounts.filter((account) => !lastingReason(place, account)),
  };
}
