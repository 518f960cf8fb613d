import { useCallback, useEffect, useRef, useState } from 'react';

/** What a rule makes of typed text: a quantity, or a sentence that says what is wrong. */
export type QuantityRead =
  | { readonly ok: true; readonly quantity: number }
  | { readonly ok: false; readonly text: string };

interface QuantityFacts {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly read: (text: string) => QuantityRead;
  readonly onCommit: (quantity: number) => void;
  readonly problem: string | undefined;
  readonly onWrong: ((problem: string | undefined) => void) | undefined;
  /** Each right quantity is handed over while it is typed. */
  readonly isLive: boolean;
}

/**
 * The text of a quantity field: it stays as typed until it is right, and is handed over once; a key draws the field
 * alone. All ways to change it keep their identity.
 */
export function useQuantityText(facts: QuantityFacts) {
  const { value, problem } = facts;
  const [text, setText] = useState(String(value));
  const [ownProblem, setOwnProblem] = useState<string>();
  const latest = useRef({ ...facts, text });
  // Enter hands a quantity over, and leaving the field right after must not do it again.
  const handed = useRef<number>(undefined);
  /** What Escape brings back: where typing began. */
  const before = useRef(value);
  const isTyped = useRef(false);
  const hasProblem = problem !== undefined;
  useEffect(() => {
    latest.current = { ...facts, text };
  });
  useEffect(() => {
    handed.current = undefined;
    isTyped.current = false;
    // What was refused stays as it was typed, beside the reason.
    if (hasProblem) return;
    const { isLive, read } = latest.current;
    setText((typed) => (isLive && means(read(typed), value) ? typed : String(value)));
    setOwnProblem(undefined);
  }, [value, hasProblem]);
  useEffect(() => {
    if (ownProblem === undefined) return;
    latest.current.onWrong?.(ownProblem);
    return () => latest.current.onWrong?.(undefined);
  }, [ownProblem]);
  const commit = useCallback((given: string) => {
    const now = latest.current;
    const result = now.read(given);
    setText(result.ok ? String(result.quantity) : given);
    setOwnProblem(result.ok ? undefined : result.text);
    if (!result.ok || (result.quantity === now.value && now.problem === undefined)) return;
    if (handed.current === result.quantity) return;
    handed.current = result.quantity;
    now.onCommit(result.quantity);
  }, []);
  /** The field is left: a refusal from outside stands until something else is typed. */
  const leave = useCallback(() => {
    const now = latest.current;
    if (now.problem === undefined || isTyped.current) commit(now.text);
  }, [commit]);
  const onType = useCallback((given: string) => {
    handed.current = undefined;
    isTyped.current = true;
    setText(given);
    const now = latest.current;
    const result = now.read(given);
    if (!now.isLive || !result.ok || result.quantity === now.value) return;
    handed.current = result.quantity;
    now.onCommit(result.quantity);
  }, []);
  const onEnter = useCallback(() => {
    handed.current = undefined;
    isTyped.current = false;
    before.current = latest.current.value;
  }, []);
  const restore = useCallback(() => {
    const now = latest.current;
    const given = String(now.isLive ? before.current : now.value);
    if (given === now.text && now.problem === undefined) return false;
    onType(given);
    setOwnProblem(undefined);
    // A refusal from outside is taken back by handing over what was there before.
    if (now.problem !== undefined) commit(given);
    return true;
  }, [commit, onType]);
  const step = useCallback((by: number) => commit(stepped(latest.current, by)), [commit]);
  useEffect(
    () => () => {
      const now = latest.current;
      // A virtual table takes a row away while it is typed into: what is right is not lost.
      const isTyped = now.text !== String(now.value) && now.problem === undefined;
      const result = now.read(now.text);
      if (isTyped && result.ok && handed.current !== result.quantity) now.onCommit(result.quantity);
    },
    [],
  );
  return { text, problem: ownProblem ?? problem, commit, leave, onType, onEnter, restore, step };
}

const means = (read: QuantityRead, quantity: number) => read.ok && read.quantity === quantity;

/** The text one step on: from 0 to the least quantity, and back from there. */
function stepped(
  { text, value, min, max, start, read }: QuantityFacts & { readonly text: string },
  by: number,
): string {
  const current = read(text);
  const from = current.ok ? current.quantity : value;
  if (from === 0 && by > 0) return String(start);
  const to = by < 0 && from <= start ? min : from + by;
  return String(Math.min(max, Math.max(min, to)));
}
