import { useLayoutEffect } from 'react';
import { createStore } from '#ui/store';

const typed = createStore('');

/** The text that was typed before the palette was there: its field begins with it. */
export const typedAhead = typed.read;

/** Stands in the palette's place until its code has come, and keeps what is typed meanwhile from the page below. */
export function TypedAhead({ onClose }: { readonly onClose: () => void }) {
  // It ends in the moment in which the palette's field takes the focus: a key between them would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      const isText = key.length === 1 || key === 'Backspace' || key === 'Enter';
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Escape') onClose();
      if (!isText) return;
      event.preventDefault();
      event.stopPropagation();
      if (key === 'Backspace') typed.write(typed.read().slice(0, -1));
      else if (key !== 'Enter') typed.write(typed.read() + key);
    };
    // Before a field of the page reads the key.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      typed.write('');
    };
  }, [onClose]);
  return null;
}
