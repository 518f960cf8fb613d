/**
 * The explanations, readings and decisions for the close of a month, with user and time; kept per account in the
 * browser.
 */

import { wireMinute } from '@dealer-portal/rules/time';
import { useMemo } from 'react';
import { isRecord, isText, slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { createChangeSignal, useStore } from '#ui/store';

/** Something that was done, and what was said about it. */
export interface Mark {
  readonly text: string;
  readonly user: string;
  /** 2026-11-22 10:36. */
  readonly time: string;
}

type Marks = Readonly<Record<string, Mark>>;

const TEXTS = ['text', 'user', 'time'] as const;

function isMarks(value: unknown): value is Marks {
  return (
    isRecord(value) &&
    Object.values(value).every((mark) => isRecord(mark) && TEXTS.every((name) => isText(mark[name])))
  );
}

const stored = slot('local', 'closeMarks', isMarks);
const changes = createChangeSignal();
stored.watch(changes.emit);

/** The text in the storage is read again for each drawing; equal ones stay the same object. */
let known: { readonly text: string; readonly marks: Marks } = { text: '', marks: {} };

function readMarks(): Marks {
  const marks = stored.read() ?? {};
  const text = JSON.stringify(marks);
  if (text !== known.text) known = { text, marks };
  return known.marks;
}

const note = (row: string) => `note ${row}`;

/** The key of an explanation of a row, of a statement that was read, of a rebate that was left for later. */
export const markKey = {
  note,
  /** A difference without a voucher is what is left in its month. */
  difference: (voucherNo: string, period: string) => note(voucherNo || period),
  read: (document: string) => `read ${document}`,
  later: (rebateNo: string) => `later ${rebateNo}`,
} as const;

/** The marks of the current sold-to, and how to set and remove one. */
export function useCloseMarks() {
  const { saletoCode, user } = useAccount();
  const marks = useStore({ subscribe: changes.subscribe, read: readMarks });
  return useMemo(() => {
    const keyOf = (key: string) => `${saletoCode} ${key}`;
    const change = (key: string, mark: Mark | undefined) => {
      const { [keyOf(key)]: _, ...others } = readMarks();
      stored.write(mark ? { ...others, [keyOf(key)]: mark } : others);
      changes.emit();
    };
    return {
      markOf: (key: string): Mark | undefined => marks[keyOf(key)],
      setMark: (key: string, text = '') =>
        change(key, { text, user: user.realName ?? user.userName, time: minuteNow() }),
      removeMark: (key: string) => change(key, undefined),
    };
  }, [marks, saletoCode, user]);
}

/** The marks of a close, by key. */
export type CloseMarks = ReturnType<typeof useCloseMarks>;

/** 2026-11-22 10:36, as the company's clocks have it. */
function minuteNow(): string {
  return wireMinute(Date.now()) ?? '';
}
