import { Button } from 'antd';
import { useState } from 'react';
import { OnceOpen } from '#ui/overlay/once-open';
import type { Entry } from '#widgets/cart/cart-query';
import { TemplatesDialog } from './templates-dialog';

/** The button of the order templates, and their dialog. */
export function TemplatesButton({ entries }: { readonly entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="no-print" onClick={() => setOpen(true)}>
        订货模板
      </Button>
      <OnceOpen isOpen={isOpen}>
        <TemplatesDialog isOpen={isOpen} entries={entries} onClose={() => setOpen(false)} />
      </OnceOpen>
    </>
  );
}
