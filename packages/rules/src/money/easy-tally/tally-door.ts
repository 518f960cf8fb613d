/** Which order the address of a reconciliation names, and whether the account may see it (FIN-10a). */

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
  | { readonly kind: 'wrongOrder'; readonly text: string }
  | { readonly kind: 'foreignSoldTo'; readonly saletoCode: string }
  | { readonly kind: 'otherSoldTo'; readonly saletoCode: string }
  | { readonly kind: 'order'; readonly orderNo: string };

/** Assumption: order numbers are letters, digits and hyphens. */
const ORDER_NO = /^[A-Za-z0-9-]{1,30}$/;

/** The target of an address: without a sold-to it means the current one (FIN-10a). */
export function tallyDoor(address: TallyAddress, account: TallyAccount): TallyDoor {
  const orderNo = (address.orderNum ?? '').trim();
  const saletoCode = (address.saletoCode ?? '').trim() || account.saletoCode;
  if (orderNo === '') return { kind: 'noOrder' };
  if (!ORDER_NO.test(orderNo)) {
    return {
      kind: 'wrongOrder',
      text: '订单号只能由字母、数字和连字符组成，最多 30 个字符，请核对后重新输入',
    };
  }
  if (saletoCode === account.saletoCode) return { kind: 'order', orderNo };
  const isOwn = account.soldTos.some((soldTo) => soldTo.saletoCode === saletoCode);
  return { kind: isOwn ? 'otherSoldTo' : 'foreignSoldTo', saletoCode };
}
