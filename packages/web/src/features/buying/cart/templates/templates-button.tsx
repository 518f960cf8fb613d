import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import type { Entry } from '#widgets/cart/cart-query';
import { LateDialog } from '#widgets/late-dialog/late-dialog';

const loadDialog = async () => (await import('./templates-dialog')).TemplatesDialog;

/** The button of the order templates, and their dialog. */
export function TemplatesButton({ entries }: { readonly entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton className="no-print" onClick={() => setOpen(true)}>
        订货模板
      </PlainButton>
      <LateDialog load={loadDialog} props={{ isOpen, entries, onClose: () => setOpen(false) }} />
    </>
  );
}
