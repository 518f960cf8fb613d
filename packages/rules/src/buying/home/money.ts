/** The figures of the money strip. */
import { type Flag, isSet } from '../../base/flag';
import { type Amount, type Money, subtractAmounts } from '../../base/money';
import { PAYER_TYPES } from '../../base/payer-types';
import { isSafePay } from '../payer/top-payers';

/** A payer's account, by wire names (listPayerBalances). */
export interface StripPayer {
  readonly payerCode: string;
  readonly payerType: string;
  readonly customerName: string;
  readonly balance: Amount;
  readonly deletedFlag?: Flag;
}

/** The account that cash orders are paid from: the first valid payer of type 01. Assumption: the type's meaning. */
export function cashPayer<T extends StripPayer>(payers: readonly T[]): T | undefined {
  return payers.find(
    ({ payerType, deletedFlag }) => payerType === PAYER_TYPES.cash.value && !isSet(deletedFlag),
  );
}

/** The balance after paying; negative when it does not suffice, undefined where one of the two cannot be read. */
export function balanceAfter(balance: Amount, total: Amount): Money | undefined {
  return subtractAmounts(balance, total);
}

/** The account for safe payments. */
export function safePayer<T extends StripPayer>(payers: readonly T[]): T | undefined {
  return payers.find((payer) => isSafePay(payer) && !isSet(payer.deletedFlag));
}
