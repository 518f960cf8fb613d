import { Dialog } from '#ui/overlay/dialog';
import { Calculator } from './calculator';

interface CalculatorDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The product that the calculator opens with. */
  readonly productCode?: string;
}

/** The replenishment calculator as a dialog; it starts again each time it is opened (CALC-01 to CALC-05). */
export function CalculatorDialog({ open, onClose, productCode }: CalculatorDialogProps) {
  return (
    <Dialog
      title="补货计算器"
      open={open}
      onCancel={onClose}
      footer={null}
      width={760}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <Calculator productCode={productCode} />
    </Dialog>
  );
}
