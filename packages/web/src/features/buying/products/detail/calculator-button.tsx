import { floatingBar } from '@dealer-portal/rules/menu';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePermissions } from '#platform/permissions';
import { PlainButton } from '#ui/button/plain-button';

const CalculatorDialog = lazy(async () => {
  const module = await import('#widgets/calculator/calculator-dialog');
  return { default: module.CalculatorDialog };
});

/** Whether the person has the calculator: where the floating bar of this page has it (FLOAT-03). */
export function useHasCalculator(): boolean {
  const { facts } = usePermissions();
  const { pathname } = useLocation();
  return floatingBar({ ...facts, pathname }).some(({ id }) => id === 'calculator');
}

/** Opens the calculator with a product, for those who have it in the floating bar too (CALC-01, FLOAT-03). */
export function CalculatorButton({ productCode }: { readonly productCode: string }) {
  const hasCalculator = useHasCalculator();
  const [isOpen, setOpen] = useState(false);
  if (!hasCalculator) return null;
  return (
    <>
      <PlainButton icon="calculator" onClick={() => setOpen(true)}>
        算补货
      </PlainButton>
      {isOpen && (
        <Suspense>
          <CalculatorDialog open productCode={productCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
