import { type Slot, slot } from '#platform/browser/storage';
import type { AccountScope } from '#platform/calls/query';

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

const slotOf = ({ saletoCode, sendtoCode }: AccountScope): Slot<readonly string[]> =>
  slot('local', `added:${saletoCode}:${sendtoCode}`, isKeys);

/** Remembers what was just added, by `additionKey`, until the cart shows it ticked (CART-04). */
export function noteAdded(scope: AccountScope, keys: readonly string[]): void {
  const stored = slotOf(scope);
  stored.write([...new Set([...justAdded(scope), ...keys])]);
}

/** What was added and has not been seen in the cart. */
export function justAdded(scope: AccountScope): readonly string[] {
  return slotOf(scope).read() ?? [];
}

/** What is in the cart needs no note any more. */
export function forgetAdded(scope: AccountScope, seen: readonly string[]): void {
  const before = justAdded(scope);
  if (before.some((key) => seen.includes(key)))
    slotOf(scope).write(before.filter((key) => !seen.includes(key)));
}
