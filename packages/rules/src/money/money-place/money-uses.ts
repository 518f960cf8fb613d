/** The money of a dealer by its use: only what is of one kind can be added (FIN-02). */
import { type Amount, isAmount, type Money, sumAmounts } from '../../base/money';
import { isLender } from '../../buying/payer-details/payer-types';
import { typeReason } from './money-forms';

/** Money that orders are paid with, a limit that a lender or the company grants, and money that is bound. */
const MONEY_USES = ['money', 'limit', 'bound'] as const;
export type MoneyUse = (typeof MONEY_USES)[number];

/** The Chinese names of the uses. */
export const MONEY_USE_NAMES: Readonly<Record<MoneyUse, string>> = {
  money: '可订货',
  limit: '额度',
  bound: '受限',
};

/**
 * The use of an account's money: a limit (02), money that orders may be paid with, or bound money. A type that is not
 * known counts as bound.
 */
export function moneyUse(payerType: string | null | undefined): MoneyUse {
  if (isLender({ payerType })) return 'limit';
  return typeReason('order', 'source', payerType) ? 'bound' : 'money';
}

/** Whether the use of a payer's money is known; without a type it may be of any. */
export function isTyped({ payerType }: { readonly payerType?: string | null | undefined }): boolean {
  return typeof payerType === 'string' && payerType !== '';
}

/** The sum of one use. */
export interface UseSum {
  readonly use: MoneyUse;
  readonly count: number;
  /** Yuan; absent where a balance cannot be read, and where a payer may be of any use: a part is no sum. */
  readonly total?: Money;
  /** How many balances cannot be read. */
  readonly unreadable: number;
  /** How many payers of the list have no type, so that their use is not known. */
  readonly untyped: number;
}

/**
 * The balances of payers summed by their use; a use without payers is left out.
 * @param payers each once
 * @param read the figure of a payer, in yuan
 */
export function sumsByUse<Payer extends { readonly payerType?: string | null | undefined }>(
  payers: readonly Payer[],
  read: (payer: Payer) => Amount,
): readonly UseSum[] {
  const typed = payers.filter(isTyped);
  const untyped = payers.length - typed.length;
  return MONEY_USES.flatMap((use) => {
    const amounts = typed.filter(({ payerType }) => moneyUse(payerType) === use).map(read);
    const unreadable = amounts.filter((amount) => !isAmount(amount)).length;
    const total = untyped === 0 ? sumAmounts(amounts) : undefined;
    if (amounts.length === 0) return [];
    return [{ use, count: amounts.length, unreadable, untyped, ...(total !== undefined && { total }) }];
  });
}
