import { useCallback, useState } from 'react';
import { isRecord, slot } from '#platform/browser/storage';
import type { Account } from '#platform/session/account';
import type { Choices, EntryChoice } from './choices';

const isChoices = (value: unknown): value is Choices =>
  isRecord(value) && Object.values(value).every(isRecord);

/** The user's choices for the entries of a cart, kept per account through reloads. */
export function useChoices({ saletoCode, sendtoCode }: Account) {
  const stored = slot('local', `choices:${saletoCode}:${sendtoCode}`, isChoices);
  const [choices, setChoices] = useState<Choices>(() => stored.read() ?? {});
  const onChoose = useCallback(
    (id: string, change: EntryChoice) => {
      setChoices((before) => {
        const next = { ...before, [id]: { ...before[id], ...change } };
        slot('local', `choices:${saletoCode}:${sendtoCode}`, isChoices).write(next);
        return next;
      });
    },
    [saletoCode, sendtoCode],
  );
  return { choices, onChoose };
}
