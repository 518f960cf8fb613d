/**
 * Changes the text of a field from outside. A text that is selected to be typed over stays selected: else the keys would
 * append to it. To be called in a layout effect, whose changes are drawn at once.
 */
export function keepSelection(input: HTMLInputElement | null | undefined, change: () => void): void {
  const isAll =
    input === document.activeElement &&
    input?.selectionStart === 0 &&
    input.selectionEnd === input.value.length;
  change();
  if (isAll) queueMicrotask(() => input.select());
}
