import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuantityRead } from './quantity-input';

interface QuantityFacts {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly read: (text: string) => QuantityRead;
  readonly onCommit: (quantity: number) => void;
  readonly problem: string | undefined;
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
  const hasProblem = problem !== undefined;
  useEffect(() => {
    latest.current = { ...facts, text };
  });
  useEffect(() => {
    handed.current = undefined;
    // What was refused stays as it was typed, beside the reason.
    if (hasProblem) return;
    setText(String(value));
    setOwnProblem(undefined);
  }, [value, hasProblem]);
  const commit = useCallback((given: string) => {
    setText(given);
    const now = latest.current;
    const result = now.read(given);
    setOwnProblem(result.ok ? undefined : result.text);
    if (!result.ok || (result.quantity === now.value && now.problem === undefined)) return;
    if (handed.current === result.quantity) return;
    handed.current = result.quantity;
    now.onCommit(result.quantity);
  }, []);
  const onType = useCallback((given: string) => {
    handed.current = undefined;
    setText(given);
  }, []);
  const restore = useCallback(() => {
    const now = latest.current;
    onType(String(now.value));
    setOwnProblem(undefined);
    // A refusal from outside is taken back by handing over what was there before.
    if (now.problem !== undefined) commit(String(now.value));
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
  return { text, problem: ownProblem ?? problem, commit, onType, restore, step, handed };
}

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
