import { lazy, Suspense, useState } from 'react';

/** Most visits never calculate; the dialog comes when it is first opened. */
const CalculatorDialog = lazy(async () => {
  const module = await import('#widgets/calculator/calculator-dialog');
  return { default: module.CalculatorDialog };
});

interface CalculatorSlotProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The calculator of the floating bar (CALC-01). */
export function CalculatorSlot({ isOpen, onClose }: CalculatorSlotProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <CalculatorDialog open={isOpen} onClose={onClose} />
    </Suspense>
  );
}
