import { type QuantityEdit, reconcileEdit } from '@dealer-portal/rules/cart';
import { updateCartNumber } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Account } from '#platform/account';
import { api } from '#platform/api';
import { isRecord, slot } from '#platform/storage';
import { withNumber } from './changed-entries';
import { cartQuery, type Entry } from './queries';

/** An edited quantity: on its way, waiting for the network, refused, or different on the server. */
export interface Edit extends QuantityEdit {
  readonly state: 'saving' | 'waiting' | 'refused' | 'conflict';
  /** Why it is not saved. */
  readonly text?: string;
}

type Edits = ReadonlyMap<string, Edit>;

function isStored(value: unknown): value is Readonly<Record<string, QuantityEdit>> {
  const isEdit = (each: unknown) =>
    isRecord(each) && typeof each['wanted'] === 'number' && typeof each['base'] === 'number';
  return isRecord(value) && Object.values(value).every(isEdit);
}

/** Edited quantities are shown at once, kept through reload and loss of network, and reconciled with the server's list. */
export function useQuantityEdits(account: Account, entries: readonly Entry[] | undefined) {
  const { saletoCode, sendtoCode } = account;
  const queryClient = useQueryClient();
  const stored = slot('local', `edits:${saletoCode}:${sendtoCode}`, isStored);
  const [edits, setEdits] = useState<Edits>(() => restored(stored.read() ?? {}));
  const current = useRef(edits);
  const put = useCallback(
    (id: string, edit: Edit | undefined) => {
      const next = new Map(current.current);
      if (edit) next.set(id, edit);
      else next.delete(id);
      current.current = next;
      slot('local', `edits:${saletoCode}:${sendtoCode}`, isStored).write(unsaved(next));
      setEdits(next);
    },
    [saletoCode, sendtoCode],
  );
  const send = useCallback(
    async (entry: Entry, edit: QuantityEdit) => {
      put(entry.id, { ...edit, state: 'saving' });
      const result = await api.call(
        updateCartNumber,
        { body: numberBody(entry, edit.wanted) },
        { isSilent: true },
      );
      // A newer edit of the same entry has taken over.
      if (current.current.get(entry.id)?.wanted !== edit.wanted) return;
      if (result.ok) {
        queryClient.setQueryData(cartQuery(account).queryKey, (list) =>
          list?.map((each) => (each.id === entry.id ? withNumber(each, edit.wanted) : each)),
        );
        put(entry.id, undefined);
        return;
      }
      const isAnswered = result.kind === 'business' || result.kind === 'http';
      const text = isAnswered
        ? `数量 ${edit.wanted} 未保存：${result.msg}`
        : `数量 ${edit.wanted} 还没有保存：网络中断，恢复后自动保存`;
      put(entry.id, { ...edit, state: isAnswered ? 'refused' : 'waiting', text });
    },
    [put, queryClient, account],
  );
  useReconciliation(entries, { current, put, send });
  const onNumber = useCallback(
    (entry: Entry, wanted: number) => {
      const base = entries?.find(({ id }) => id === entry.id)?.number ?? entry.number;
      if (wanted === base) put(entry.id, undefined);
      else void send(entry, { wanted, base });
    },
    [entries, put, send],
  );
  return { edits, onNumber };
}

interface Reconciling {
  readonly current: { readonly current: Edits };
  readonly put: (id: string, edit: Edit | undefined) => void;
  readonly send: (entry: Entry, edit: QuantityEdit) => Promise<void>;
}

/** Whenever the server's list is known again, waiting edits are sent, dropped or shown as conflicts; the network's return asks for the list. */
function useReconciliation(entries: readonly Entry[] | undefined, { current, put, send }: Reconciling): void {
  useEffect(() => {
    const reconcile = () => {
      for (const [id, edit] of current.current) {
        const entry = entries?.find((each) => each.id === id);
        if (!entry || edit.state !== 'waiting') continue;
        const decision = reconcileEdit(edit, entry.number);
        if (decision === 'done') put(id, undefined);
        else if (decision === 'send') void send(entry, edit);
        else put(id, { ...edit, state: 'conflict', text: `您改为 ${edit.wanted}，服务器为 ${entry.number}` });
      }
    };
    reconcile();
    window.addEventListener('online', reconcile);
    return () => window.removeEventListener('online', reconcile);
  }, [entries, current, put, send]);
}

function restored(kept: Readonly<Record<string, QuantityEdit>>): Edits {
  return new Map(Object.entries(kept).map(([id, edit]) => [id, { ...edit, state: 'waiting' }]));
}

function unsaved(edits: Edits): Readonly<Record<string, QuantityEdit>> {
  const open = [...edits].filter(([, { state }]) => state !== 'refused');
  return Object.fromEntries(open.map(([id, { wanted, base }]) => [id, { wanted, base }]));
}

function numberBody(entry: Entry, number: number) {
  const { composeId, activityType, activityId } = entry;
  const productId = entry.productList[0]?.productCode;
  if (activityType === 1) return { composeId, number, ...(productId ? { productId } : {}) };
  return { composeId, number, activityType, ...(activityId ? { activityId } : {}) };
}
