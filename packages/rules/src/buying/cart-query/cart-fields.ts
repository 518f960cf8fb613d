/** The optional fields of the cart fetch: what the user or the account has chosen (CART-10, 2§7). */
import type { DeliveryType } from '../../account/address';

/** The choices of the user. */
export interface CartChoices {
  /** The app that the portal is opened in; a browser alone has chosen none. */
  readonly sysType?: 'H_WORK' | undefined;
  readonly industryCode?: string | undefined;
  readonly yunCang?: 'YC' | 'YD' | undefined;
  readonly yuncangCode?: string | undefined;
  /** To whom goods go, as it was chosen last. */
  readonly delivery?: { readonly type: DeliveryType; readonly areaCode?: string | undefined } | undefined;
}

/** The fields as they are sent. */
export interface CartFields {
  readonly industryCode?: string;
  readonly yunCang?: 'YC' | 'YD';
  readonly yuncangCode?: string;
  readonly sysType?: 'H_WORK';
  readonly areaCode?: string;
  readonly deliverWay?: '2' | '3';
  readonly deliverFlag?: 'SDF';
}

const DELIVER_WAYS: Readonly<Record<DeliveryType, '2' | '3' | undefined>> = {
  sendTo: undefined,
  district: '2',
  address: '3',
};

/**
 * The fields of the cart fetch; what was not chosen is left out (CART-10).
 * Assumption: a district is delivery by province (2), an address delivery to a store (3), the ship-to neither. The flag
 * of a chosen delivery is its default, `SDF`.
 */
export function cartFields(choices: CartChoices): CartFields {
  const { sysType, industryCode, yunCang, yuncangCode, delivery } = choices;
  const deliverWay = delivery && DELIVER_WAYS[delivery.type];
  const areaCode = delivery?.type === 'district' ? delivery.areaCode : undefined;
  return {
    ...(industryCode && { industryCode }),
    ...(yunCang && { yunCang }),
    ...(yunCang && yuncangCode && { yuncangCode }),
    ...(sysType && { sysType }),
    ...(areaCode && { areaCode }),
    ...(deliverWay && { deliverWay, deliverFlag: 'SDF' }),
  };
}
