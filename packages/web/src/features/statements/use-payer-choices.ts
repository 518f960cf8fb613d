import type { Choice } from '#ui/input/plain-select';
import { chosenPayerText } from '#widgets/payers/payer-options';
import { usePayers } from '#widgets/payers/use-payers';

/** The payers of the customer, to filter by; none while they are not known. */
export function usePayerChoices(): { readonly payerCode: readonly Choice[] } {
  const { payers } = usePayers();
  return {
    payerCode: payers.map((payer) => ({ value: payer.payerCode, label: chosenPayerText(payer) })),
  };
}
