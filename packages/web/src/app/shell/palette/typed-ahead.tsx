import { useLayoutEffect } from 'react';
import { createStore } from '#ui/store';

const typed = createStore('');
/** Whether a word of an input method is half typed. */
const composing = createStore(false);

/** The name of the palette's field, and of the one that stands in for it. */
export const FIELD_NAME = '查找商品、订单、页面和操作';

/** The text that was typed before the palette was there: its field begins with it. */
export const typedAhead = typed.read;

/** Resolves when no word of an input method is half typed: another field would break it off. */
export function whenComposed(): Promise<void> {
  if (!composing.read()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = composing.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** A field in the palette's place until its code has come: what is typed meanwhile does not reach the page below. */
export function TypedAhead({ onClose }: { readonly onClose: () => void }) {
  // It ends in the moment in which the palette's field takes the focus: a key between them would be lost.
  useLayoutEffect(
    () => () => {
      typed.write('');
      composing.write(false);
    },
    [],
  );
  return (
    <input
      ref={focusInPlace}
      aria-label={FIELD_NAME}
      autoComplete="off"
      className="visually-hidden"
      onChange={({ target }) => typed.write(target.value)}
      onCompositionStart={() => composing.write(true)}
      onCompositionEnd={() => composing.write(false)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    />
  );
}

/** The page below keeps its place. */
function focusInPlace(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
}
