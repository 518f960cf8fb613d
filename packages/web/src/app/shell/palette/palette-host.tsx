import { useEffect, useState } from 'react';
import { OnceOpen } from '#ui/overlay/once-open';
import { createOpenSwitch } from '#ui/overlay/open-switch';
import { useOnDocument } from '#ui/overlay/use-on-document';
import { LateFailed, lazyWithAntd } from '../../antd/with-antd';
import { isPaletteKey, takeEarlyPress } from './early-keys';
import { TypedAhead, whenComposed } from './typed-ahead';
import '../shell.css';

const paletteSwitch = createOpenSwitch();

const Palette = lazyWithAntd(
  async () => {
    const { Palette } = await import('./palette');
    await whenComposed();
    return Palette;
  },
  (onRetry) => (onRetry ? <LateFailed onRetry={onRetry} /> : <TypedAhead onClose={paletteSwitch.close} />),
);

/** The palette of products, orders, pages and actions, whose code comes with the first Ctrl+K. */
export function PaletteHost() {
  const isOpen = paletteSwitch.useIsOpen();
  // Another frame, such as that of the next account, begins without it.
  useEffect(() => {
    if (takeEarlyPress()) paletteSwitch.open();
    return paletteSwitch.close;
  }, []);
  useOnDocument('keydown', true, (event) => {
    if (!isPaletteKey(event)) return;
    event.preventDefault();
    if (isOpen) paletteSwitch.close();
    else paletteSwitch.open();
  });
  return <OnceOpen isOpen={isOpen}>{isOpen && <OpenPalette />}</OnceOpen>;
}

function OpenPalette() {
  useFocusBack();
  return <Palette onClose={paletteSwitch.close} />;
}

/** Gives the focus back to where it was when the palette closes, unless something else has taken it. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}

/** Opens the palette from a page that has nothing else to offer. */
export const openPalette = paletteSwitch.open;

/** Opens the palette for those who do not know its keys. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className="palette-button"
      aria-label="Ctrl K 快速查找商品、订单和页面"
      aria-keyshortcuts="Control+K"
      onClick={paletteSwitch.open}
    >
      <kbd>Ctrl K</kbd>
    </button>
  );
}
