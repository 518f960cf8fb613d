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
  const selected = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text is selected again
  useLayoutEffect(() => {
    selected.current?.select();
    selected.current = null;
  }, [text]);
  return () => {
    const input = inputOf();
    const isAll = input?.selectionStart === 0 && input.selectionEnd === input.value.length;
    selected.current = isAll && input === document.activeElement ? input : null;
  };
}
