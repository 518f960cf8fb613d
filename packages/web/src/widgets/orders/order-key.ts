import type { OrderKey } from './queries';

/** The fields that name an order in a body. */
export function orderKey(
  { orderNo, orderTypeNo }: OrderKey,
  { saletoCode }: { readonly saletoCode: string },
) {
  return { orderNo, orderTypeNo, saletoCode };
}
