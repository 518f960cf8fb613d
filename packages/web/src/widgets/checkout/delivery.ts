import type { DeliveryType } from '@dealer-portal/rules/address';
import { isRecord, slot } from '#platform/browser/storage';

/** To whom goods go, as it was chosen last. */
export interface Delivery {
  readonly type: DeliveryType;
  readonly addressCode?: string;
  readonly areaCode?: string;
  /** Province, city and district in words. */
  readonly areaName?: string;
}

const isDelivery = (value: unknown): value is Delivery =>
  isRecord(value) && typeof value['type'] === 'string';

/** The delivery that the user chose last: settlement sends it, the cart is asked for with it (ADDR-02, CART-10). */
export const storedDelivery = slot('local', 'delivery', isDelivery);
