import { additionKey, entryKey } from '@dealer-portal/rules/cart';
import {
  type Selection,
  selectionOf,
  tick,
  tickAdded,
  tickAll,
  tickedKeys,
  withEntries,
} from '@dealer-portal/rules/selection';
import { useCallback, useEffect, useRef, useState } from 'react';
import { slot } from '#platform/browser/storage';
import type { Account } from '#platform/session/account';
import type { Entry } from '#widgets/cart/cart-query';
import { forgetAdded, justAdded } from '#widgets/cart/just-added';

const NO_ENTRIES: readonly Entry[] = [];
const NO_KEYS: readonly string[] = [];

function isKeys(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((key) => typeof key === 'string');
}

/**
 * Which entries are ticked; kept per account, so that a reload, a failed call or a new session loses none. What was just
 * added is ticked by itself (CART-04).
 */
export function useTicks(account: Account, entries: readonly Entry[] = NO_ENTRIES) {
  const stored = slot('local', `ticks:${account.saletoCode}:${account.sendtoCode}`, isKeys);
  const [selection, setSelection] = useState<Selection<Entry>>(() =>
    tickAdded(selectionOf(entries, stored.read()), justAdded(account)),
  );
  const [awaited, setAwaited] = useState(NO_KEYS);
  if (selection.entries !== entries) {
    const hadNone = selection.entries.length === 0;
    const next = hadNone ? selectionOf(entries, stored.read()) : withEntries(selection, entries);
    setSelection(tickAdded(tickMany(next, awaited, true), justAdded(account)));
    if (entries.some((entry) => awaited.includes(entryKey(entry)))) setAwaited(NO_KEYS);
  }
  // A quantity that is typed makes new entries, and the same ticks: they are not written again.
  const written = useRef<string>(undefined);
  useEffect(() => {
    const keys = tickedKeys(selection);
    const text = keys.join(' ');
    if (selection.entries.length === 0 || written.current === text) return;
    written.current = text;
    stored.write(keys);
  });
  useEffect(() => forgetAdded(account, entries.map(additionKey)), [account, entries]);
  const onTick = useCallback((key: string, isTicked: boolean) => {
    setSelection((before) => tick(before, key, isTicked));
  }, []);
  const onTickMany = useCallback((keys: readonly string[], isTicked: boolean) => {
    setSelection((before) => tickMany(before, keys, isTicked));
  }, []);
  const onTickComing = useCallback((keys: readonly string[]) => {
    setSelection((before) => tickMany(before, keys, true));
    setAwaited(keys);
  }, []);
  const onTickAll = useCallback(
    (isTicked: boolean) => setSelection((before) => tickAll(before, isTicked)),
    [],
  );
  return {
    selection,
    onTick,
    onTickMany,
    /** Ticks entries that are perhaps not in the list yet, once they are. */
    onTickComing,
    onTickAll,
  };
}

function tickMany(selection: Selection<Entry>, keys: readonly string[], isTicked: boolean): Selection<Entry> {
  return keys.reduce((rest, key) => tick(rest, key, isTicked), selection);
}
