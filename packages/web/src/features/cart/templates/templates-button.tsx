import { Button } from 'antd';
import { useCallback, useState } from 'react';
import type { Entry } from '#widgets/cart/cart-query';
import { LateDialog } from '#widgets/late-dialog/late-dialog';

const loadDialog = async () => (await import('./templates-dialog')).TemplatesDialog;

/** The button of the order templates, and their dialog. */
export function TemplatesButton({ entries }: { readonly entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState<boolean>();
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button className="no-print" onClick={() => setOpen(true)}>
        订货模板
      </Button>
      <LateDialog
        load={loadDialog}
        props={isOpen === undefined ? undefined : { isOpen, entries, onClose: close }}
      />
    </>
  );
}
