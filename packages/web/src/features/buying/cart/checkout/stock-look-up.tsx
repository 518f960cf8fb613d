import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { LateDialog } from '#widgets/late-dialog/late-dialog';

const loadDialog = async () => (await import('./stock-dialog')).StockDialog;

/** The button of the stock look-up; its list is asked for when it is opened. */
export function StockLookUp() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton className="no-print" onClick={() => setOpen(true)}>
        查库存
      </PlainButton>
      <LateDialog load={loadDialog} props={{ isOpen, onClose: () => setOpen(false) }} />
    </>
  );
}
