/** The ticked entries and their running total: one tick reads one entry in a cart of any size (CART-04). */

import { moneyOfCents } from '../../base/cents';
import { isOn } from '../../base/flag';
import { isAmount, type Money, orderPrice } from '../../base/money';
import { refuse } from '../../base/refusal';
import { additionKey, type CartEntry, entryKey } from '../cart/entry';
import { lineRefusal, orderCents } from '../order-cents';
import type { SelectionRefusal } from './selection-refusals';
import { isTickedAt, type Ticks, ticksOf, turnTick } from './ticks';

/** The ticked entries of a cart; every function here returns a new one and leaves the old one as it was. */
export interface Selection<E extends CartEntry = CartEntry> {
  readonly entries: readonly E[];
  /** Which entries may be ticked, and how many those are. */
  readonly enabled: readonly boolean[];
  readonly enabledCount: number;
  /** How many of those are ticked. */
  readonly tickedCount: number;
  /** The sum of the ticked entries that may be ordered, in cents; `tickedTotal` reads it in yuan. */
  readonly cents: bigint;
  /** Where the entries of a key stand; a key that the server gave twice names two, which are ticked together. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly ticks: Ticks;
}

/**
 * Why an entry cannot be ticked and settled; undefined when it can (CART-04).
 * @returns that it is not valid any more, that its products did not come, or which of its prices or quantities cannot be
 * read (CART-06)
 */
export function entryRefusal({
  composeEnable,
  number,
  productList,
}: CartEntry): SelectionRefusal | undefined {
  if (!isOn(composeEnable)) return refuse('selection.notValid');
  if (productList.length === 0) return refuse('selection.noLines');
  const line = lineRefusal(productList);
  if (line) return refuse('selection.line', { line });
  return isRead(number) ? undefined : refuse('selection.number');
}

// Nearly every number is one, and needs no pattern.
function isRead(number: CartEntry['number']): boolean {
  return Number.isFinite(number) || isAmount(number);
}

/** Whether an entry may be ticked (CART-04). */
export function isEnabled(entry: CartEntry): boolean {
  return entryRefusal(entry) === undefined;
}

/**
 * The price of an entry: its lines' prices times numbers, in yuan; undefined where one cannot be read (CART-06).
 * Assumption: a line's number is that of the complete entry, so the entry's own number is not counted again.
 */
export function entryTotal({ productList }: CartEntry): Money | undefined {
  return orderPrice(productList);
}

/** Cents of an entry that may be ticked: its prices can be read. */
function centsOf(entry: CartEntry | undefined): bigint {
  return (entry && orderCents(entry.productList)) ?? 0n;
}

function placesOf(entries: readonly CartEntry[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  entries.forEach((entry, at) => {
    const key = entryKey(entry);
    const place = places.get(key);
    if (place) place.push(at);
    else places.set(key, [at]);
  });
  return places;
}

function selectionWith<E extends CartEntry>(
  entries: readonly E[],
  isMatch: (entry: E, at: number) => boolean,
): Selection<E> {
  const ticks = ticksOf(entries, isMatch);
  const enabled = entries.map(isEnabled);
  const ordered = entries.filter((_, at) => enabled[at] && isTickedAt(ticks, at));
  return {
    entries,
    enabled,
    enabledCount: enabled.filter(Boolean).length,
    tickedCount: ordered.length,
    cents: ordered.reduce((sum, entry) => sum + centsOf(entry), 0n),
    places: placesOf(entries),
    ticks,
  };
}

/** The selection of a fetched cart: the entries with these keys, else those that the server has as `isChecked` (CART-04). */
export function selectionOf<E extends CartEntry>(
  entries: readonly E[],
  keys?: Iterable<string>,
): Selection<E> {
  const keySet = keys && new Set(keys);
  return selectionWith(entries, (entry) => (keySet ? keySet.has(entryKey(entry)) : isOn(entry.isChecked)));
}

/** The same ticks over a newer list of entries; what is gone from it is no longer ticked (CART-04). */
export function withEntries<E extends CartEntry>(
  selection: Selection<E>,
  entries: readonly E[],
): Selection<E> {
  return selectionOf(entries, tickedKeys(selection));
}

/**
 * The selection with everything ticked that was just added; the other ticks stay (CART-04).
 * @param added names by `additionKey`; one that no entry has changes nothing
 */
export function tickAdded<E extends CartEntry>(
  selection: Selection<E>,
  added: readonly string[],
): Selection<E> {
  return selection.entries
    .filter((entry) => added.includes(additionKey(entry)))
    .reduce((rest, entry) => tick(rest, entryKey(entry), true), selection);
}

/** Whether the entry with this key is ticked (CART-04). */
export function isTicked({ places, ticks }: Selection, key: string): boolean {
  return places.get(key)?.some((at) => isTickedAt(ticks, at)) ?? false;
}

/** Ticks or unticks one entry; an entry that is not enabled, or not there, stays as it is (CART-04). */
export function tick<E extends CartEntry>(
  selection: Selection<E>,
  key: string,
  isMatch: boolean,
): Selection<E> {
  const { entries, enabled, enabledCount, places } = selection;
  const turned = (places.get(key) ?? []).filter(
    (at) => enabled[at] && isTickedAt(selection.ticks, at) !== isMatch,
  );
  if (turned.length === 0) return selection;
  let { ticks, tickedCount, cents } = selection;
  for (const at of turned) {
    const price = centsOf(entries[at]);
    ticks = turnTick(ticks, at);
    tickedCount += isMatch ? 1 : -1;
    cents += isMatch ? price : -price;
  }
  // Each field by name: copying an object by spread and changing three fields takes three times as long.
  return { entries, enabled, enabledCount, places, ticks, tickedCount, cents };
}

/** 全选 and its opposite: both leave entries that are not enabled as they are (CART-04). */
export function tickAll<E extends CartEntry>(selection: Selection<E>, isMatch: boolean): Selection<E> {
  const { entries, enabled, ticks } = selection;
  return selectionWith(entries, (_, at) => (enabled[at] ? isMatch : isTickedAt(ticks, at)));
}

/** Whether each entry that may be ticked is; false when there is none (CART-04). */
export function allTicked({ enabledCount, tickedCount }: Selection): boolean {
  return enabledCount > 0 && tickedCount === enabledCount;
}

/** The total of the ticked entries that may be ordered, in yuan (CART-04, CART-06). */
export function tickedTotal({ cents }: Selection): Money {
  return moneyOfCents(cents);
}

/** The keys of all ticked entries, to be stored or carried to another list (CART-04). */
export function tickedKeys(selection: Selection): readonly string[] {
  return selection.entries.filter((_, at) => isTickedAt(selection.ticks, at)).map(entryKey);
}

/** The entries to be settled: ticked and enabled, in the cart's order (CART-04). */
export function tickedEntries<E extends CartEntry>(selection: Selection<E>): readonly E[] {
  return selection.entries.filter((_, at) => selection.enabled[at] && isTickedAt(selection.ticks, at));
}
