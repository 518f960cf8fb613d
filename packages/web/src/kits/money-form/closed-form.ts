import { createContext, useCallback, useContext, useEffect, useId, useState } from 'react';

/** Takes the reason of one part of a form; undefined where it has none any more. */
type CloseForm = (part: string, reason: string | undefined) => void;

const Closing = createContext<CloseForm>(() => undefined);

/** Stands around the fields of a form. */
export const ClosingParts = Closing.Provider;

const NO_REASONS: ReadonlyMap<string, string> = new Map();

/** What keeps a form closed, the first reason of its parts, and what they close it by. */
export function useClosingParts(): readonly [reason: string | undefined, close: CloseForm] {
  const [reasons, setReasons] = useState(NO_REASONS);
  const close = useCallback<CloseForm>((part, reason) => {
    setReasons((before) => {
      if (before.get(part) === reason) return before;
      const others = [...before].filter(([key]) => key !== part);
      return new Map(reason === undefined ? others : [...others, [part, reason]]);
    });
  }, []);
  const [first] = reasons.values();
  return [first, close];
}

/**
 * Closes the button of the form around a field, or around what stands in the place of the fields, with a reason that is
 * known before any press.
 * @param reason undefined while the form may be checked
 */
export function useClosedForm(reason: string | undefined): void {
  const part = useId();
  const close = useContext(Closing);
  useEffect(() => {
    close(part, reason);
    return () => close(part, undefined);
  }, [close, part, reason]);
}
