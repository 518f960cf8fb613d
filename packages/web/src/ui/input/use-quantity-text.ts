import { type QuantityRead, quantityText } from '@dealer-portal/rules/input';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepSelection } from './keep-selection';

interface QuantityFacts {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly start: number;
  readonly read: (text: string) => QuantityRead;
  readonly onCommit: (quantity: number) => void;
  readonly onWrong: (problem: string | undefined) => void;
  readonly problem: string | undefined;
  /** Each right quantity is handed over while it is typed. */
  readonly isLive: boolean;
}

/** A right number that is handed over when the field is left: until then the page does not have it. */
export const NOT_YET = '新数量还没有保存，请按回车键';

/**
 * The text of a quantity field: it stays as typed until it is right, and is passed on once; a key draws only the field.
 * Each key checks the text, so that the page never uses another number. All functions that change it keep their
 * identity.
 */
export function useQuantityText(facts: QuantityFacts) {
  const { value, problem } = facts;
  const [text, setText] = useState(String(value));
  const [typedProblem, setOwnProblem] = useState<string>();
  /** The sentence waits until the field is left, unless one stood there when typing began. */
  const [isQuiet, setQuiet] = useState(false);
  const latest = useRef({ ...facts, text, typedProblem });
  // Enter hands a quantity over, and leaving the field right after must not do it again.
  const handed = useRef<number>(undefined);
  /** The page's last report about the text. */
  const wrong = useRef<string>(undefined);
  /** The text that Escape restores: the one before typing began. */
  const before = useRef(value);
  const isTyped = useRef(false);
  const ref = useRef<HTMLInputElement>(null);
  const hasProblem = problem !== undefined;
  // Before the browser can bring the next key: a later effect would take what that key wrote.
  useLayoutEffect(() => {
    latest.current = { ...facts, text, typedProblem };
  });
  const judge = useCallback((problemNow: string | undefined) => {
    if (wrong.current === problemNow) return;
    wrong.current = problemNow;
    latest.current.onWrong(problemNow);
  }, []);
  useLayoutEffect(() => {
    handed.current = undefined;
    const { isLive, read } = latest.current;
    // A refused text stays as typed, next to its reason; an answer takes away none that is being typed.
    if (hasProblem || (isTyped.current && !isLive)) return;
    isTyped.current = false;
    keepSelection(ref.current, () =>
      setText((typed) => (isLive && means(read(typed), value) ? typed : String(value))),
    );
    setOwnProblem(undefined);
    judge(undefined);
  }, [value, hasProblem, judge]);
  const hand = useCallback((quantity: number, isChanged: boolean) => {
    if (!isChanged || handed.current === quantity) return;
    handed.current = quantity;
    latest.current.onCommit(quantity);
  }, []);
  const commit = useCallback(
    (typed: string) => {
      const now = latest.current;
      const result = now.read(typed);
      const isCorrected = wrong.current !== undefined;
      isTyped.current = false;
      setText(result.ok ? String(result.quantity) : typed);
      const wording = result.ok ? undefined : quantityText(result.refusal);
      setOwnProblem(wording);
      setQuiet(false);
      judge(wording);
      if (!result.ok) return;
      hand(result.quantity, result.quantity !== now.value || now.problem !== undefined || isCorrected);
    },
    [hand, judge],
  );
  /** The field is left: a refusal from outside stands until something else is typed. */
  const leave = useCallback(() => {
    const now = latest.current;
    if (now.problem === undefined || isTyped.current) commit(now.text);
  }, [commit]);
  const onType = useCallback(
    (typed: string) => {
      handed.current = undefined;
      isTyped.current = true;
      setText(typed);
      const now = latest.current;
      const result = now.read(typed);
      const isCorrected = wrong.current !== undefined;
      if (now.typedProblem === undefined && now.problem === undefined) setQuiet(true);
      const wording = result.ok ? undefined : quantityText(result.refusal);
      setOwnProblem(wording);
      if (!result.ok) return judge(wording);
      const isChanged = result.quantity !== now.value;
      judge(now.isLive || !isChanged ? undefined : NOT_YET);
      if (now.isLive) hand(result.quantity, isChanged || isCorrected || now.problem !== undefined);
    },
    [hand, judge],
  );
  const begin = useCallback(() => {
    handed.current = undefined;
    isTyped.current = false;
    before.current = latest.current.value;
  }, []);
  const restore = useCallback(() => {
    const now = latest.current;
    const input = String(now.isLive ? before.current : now.value);
    if (input === now.text && now.problem === undefined) return false;
    onType(input);
    isTyped.current = false;
    setOwnProblem(undefined);
    // A refusal from outside is taken back by handing over what was there before.
    if (now.problem !== undefined) commit(input);
    return true;
  }, [commit, onType]);
  const step = useCallback((by: number) => commit(stepped(latest.current, by)), [commit]);
  useEffect(
    () => () => {
      const now = latest.current;
      if (now.isLive) return;
      // A virtual table takes a row away while it is typed into: what is right is not lost.
      judge(undefined);
      const isUnsaved = now.text !== String(now.value) && now.problem === undefined;
      const result = now.read(now.text);
      if (isUnsaved && result.ok && handed.current !== result.quantity) now.onCommit(result.quantity);
    },
    [judge],
  );
  const shownProblem = isQuiet ? undefined : (typedProblem ?? problem);
  return { ref, text, problem: shownProblem, commit, leave, onType, begin, restore, step };
}

const means = (read: QuantityRead, quantity: number) => read.ok && read.quantity === quantity;

/** The text one step on: from 0 to the least quantity, and back from there. */
function stepped(
  { text, value, min, max, start, read }: QuantityFacts & { readonly text: string },
  by: number,
): string {
  const result = read(text);
  const from = result.ok ? result.quantity : value;
  if (from === 0 && by > 0) return String(start);
  const to = by < 0 && from <= start ? min : from + by;
  return String(Math.min(max, Math.max(min, to)));
}
