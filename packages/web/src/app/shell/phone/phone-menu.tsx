import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { OnceOpen } from '#ui/overlay/once-open';
import { lazyWithAntd } from '../../antd/with-antd';

/** Loaded with its entries for the first opening, since most visits of a phone never open it. */
const PhoneDrawer = lazyWithAntd(async () => (await import('./phone-drawer')).PhoneDrawer);

/** The button of the phone's menu. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        kind="text"
        icon="menu"
        aria-label="打开功能菜单"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <OnceOpen isOpen={isOpen}>
        <PhoneDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}
