/** Ctrl+K before the frame is there: the palette opens with the frame, and the browser's own address bar stays closed. */

let isPressed = false;
let stop = () => {};

/** Whether a key opens the palette. In browsers the same keys go to the address bar. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !altKey && !shiftKey && (ctrlKey || metaKey) && key.toLowerCase() === 'k';
}

/** So long the key is taken: a frame without a palette gives it back to the browser, in milliseconds. */
const EARLY_MS = 10_000;

/** Takes the key until the palette asks for it. */
export function watchEarlyKeys(): void {
  const onKey = (event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    isPressed = true;
  };
  document.addEventListener('keydown', onKey, true);
  stop = () => document.removeEventListener('keydown', onKey, true);
  window.setTimeout(takeEarlyPress, EARLY_MS);
}

/** Whether the key was pressed before the palette was there; from now on the palette takes it. */
export function takeEarlyPress(): boolean {
  stop();
  // Effects run twice in development, at once; a later frame does not open the palette again.
  window.setTimeout(() => {
    isPressed = false;
  });
  return isPressed;
}
