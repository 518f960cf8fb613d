import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { LateDialog } from '#widgets/late-dialog/late-dialog';

const loadDialog = async () => (await import('./stock-dialog')).StockDialog;

/** The button of the stock look-up; its list is asked for when it is opened. */
export function StockLookUp() {
  const [isOpen, setOpen] = useState<boolean>();
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button className="no-print" onClick={() => setOpen(true)}>
        查库存
      </Button>
      <LateDialog load={loadDialog} props={isOpen === undefined ? undefined : { isOpen, onClose: close }} />
    </>
  );
}
