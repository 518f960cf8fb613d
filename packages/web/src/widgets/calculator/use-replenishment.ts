import {
  calculatorText,
  type ReplenishmentRequest,
  replenishmentRefusal,
} from '@dealer-portal/rules/calculator';
import type { Data } from '@dealer-portal/sdk';
import { calculateReplenishment } from '@dealer-portal/sdk/operations';
import { useMutation } from '@tanstack/react-query';
import { api } from '#platform/calls/api';

/** The server's answer about an order: how many from stock and by reservation, or why not. */
export type ReplenishmentAnswer =
  | { readonly kind: 'answered'; readonly quantities: Data<typeof calculateReplenishment> }
  | { readonly kind: 'refused'; readonly text: string };

/** Asks how many pieces of an order can be delivered; the rules give the text of a refusal, not a toast (CALC-05). */
export function useReplenishment() {
  return useMutation({
    mutationFn: async (body: ReplenishmentRequest): Promise<ReplenishmentAnswer> => {
      const result = await api.call(calculateReplenishment, { body: { ...body } }, { isSilent: true });
      if (result.ok) return { kind: 'answered', quantities: result.data };
      // Where the server refused without words the SDK put its own; the rules have better ones here.
      const refusal = replenishmentRefusal({ ...result, msg: result.isWordless ? '' : result.msg });
      return { kind: 'refused', text: calculatorText(refusal) };
    },
  });
}
