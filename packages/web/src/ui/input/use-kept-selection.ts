import { useLayoutEffect, useRef } from 'react';

/**
 * The text of a field stays selected when it is changed from outside while it is to be typed over. Else the keys would
 * append to it.
 * @returns to be called right before such a change
 */
export function useKeptSelection(
  text: string,
  inputOf: () => HTMLInputElement | null | undefined,
): () => void {
  const isKept = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text is selected again
  useLayoutEffect(() => {
    if (isKept.current) inputOf()?.select();
    isKept.current = false;
  }, [text]);
  return () => {
    const input = inputOf();
    const { selectionStart, selectionEnd, value = '' } = input ?? {};
    const isAll = selectionStart === 0 && selectionEnd === value.length;
    isKept.current = isAll && document.activeElement === input;
  };
}
