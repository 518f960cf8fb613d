/** Amounts are counted in integer cents inside the mock, so that sums and balances are exact. */

/** More yuan than any account has; a request may send any number. */
const MOST_YUAN = 1e13;

/** Yuan, as examples and requests write them, to cents. */
export function toCents(yuan: number): number {
  return Math.round(Math.max(-MOST_YUAN, Math.min(MOST_YUAN, yuan)) * 100);
}

/** Cents to yuan with at most two decimals. */
export function toYuan(cents: number): number {
  return cents / 100;
}

/** Cents as yuan in a text, with two decimals. */
export function yuanText(cents: number): string {
  return toYuan(cents).toFixed(2);
}
