import type { Choice } from '#ui/input/plain-select';
import { chosenPayerText } from './payer-options';
import { hasCode, useKnownPayers } from './use-payers';

/** The payers of the customer, to filter by; none while they are not known. */
export function usePayerChoices(): { readonly payerCode: readonly Choice[] } {
  const { payers } = useKnownPayers();
  return {
    payerCode: payers
      .filter(hasCode)
      .map((payer) => ({ value: payer.payerCode, label: chosenPayerText(payer) })),
  };
}
