import { type RefObject, useEffect } from 'react';
import { isTextField } from '../page-keys';

/** The keys of the page: `n` to the quantity, `f` follows; letters that are typed into a field stay letters. */
export function useDetailKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      if (event.defaultPrevented || isHeld || isTextField(event.target)) return;
      const target = targetOf(panel.current, event.key);
      if (!target) return;
      event.preventDefault();
      if (event.key === 'n') target.focus();
      else target.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}

function targetOf(panel: HTMLElement | null, key: string): HTMLElement | null | undefined {
  if (key === 'n') return panel?.querySelector<HTMLElement>('.quantity-input input');
  return key === 'f' ? panel?.querySelector<HTMLElement>('[aria-pressed]') : undefined;
}
