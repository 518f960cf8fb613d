/** Which order the address of a reconciliation names, and whether the account may see it (FIN-10a). */

import { refuse } from '../../base/refusal';
import type { TallyRefusal } from './tally-refusals';

/** The parts of the address, as typed. */
export interface TallyAddress {
  readonly orderNum?: string | undefined;
  readonly saletoCode?: string | undefined;
}

interface TallyAccount {
  /** The current sold-to. */
  readonly saletoCode: string;
  /** The sold-tos that the user may choose. */
  readonly soldTos: readonly { readonly saletoCode: string }[];
}

/** The kinds of page behind an address. */
export type TallyDoor =
  | { readonly kind: 'noOrder' }
  | { readonly kind: 'wrongOrder'; readonly refusal: TallyRefusal }
  | { readonly kind: 'foreignSoldTo'; readonly saletoCode: string }
  | { readonly kind: 'otherSoldTo'; readonly saletoCode: string }
  | { readonly kind: 'order'; readonly orderNo: string };

const ORDER_NO_LENGTH = 30;

/** Assumption: order numbers are letters, digits and hyphens. */
const ORDER_NO = new RegExp(`^[A-Za-z0-9-]{1,${ORDER_NO_LENGTH}}$`);

/** The target of an address: without a sold-to it means the current one (FIN-10a). */
export function tallyDoor(address: TallyAddress, account: TallyAccount): TallyDoor {
  const orderNo = (address.orderNum ?? '').trim();
  const saletoCode = (address.saletoCode ?? '').trim() || account.saletoCode;
  if (orderNo === '') return { kind: 'noOrder' };
  if (!ORDER_NO.test(orderNo)) {
    return {
      kind: 'wrongOrder',
      refusal: refuse('tally.orderNo', { most: ORDER_NO_LENGTH }),
    };
  }
  if (saletoCode === account.saletoCode) return { kind: 'order', orderNo };
  const isOwn = account.soldTos.some((soldTo) => soldTo.saletoCode === saletoCode);
  return { kind: isOwn ? 'otherSoldTo' : 'foreignSoldTo', saletoCode };
}
