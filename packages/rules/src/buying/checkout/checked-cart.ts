/** The checked entries that leave the cart, to be split into orders (CART-03). */

import { sentFigure } from '../../base/money';
import type { CloudWarehouse, OrderAccount } from '../cart/addition';
import { ACTIVITY_TYPE, type CartEntry } from '../cart/entry';
import { type LineContext, type NormalLine, normaliseLine } from './normalise-line';

/** One checked entry as splitOrder wants it; a single product also names its product. */
export interface SplitCompose {
  /** As the cart gave it. */
  readonly activityType: number;
  readonly activityId: string;
  readonly number: number;
  readonly productList: NormalLine[];
  readonly productCode?: string;
}

/** The body of splitOrder without its cloud-warehouse fields. */
export interface CheckedCart {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly accountCode: string;
  readonly splitComposeList: SplitCompose[];
}

/** The two ways to name the cloud warehouse: code and flag, or the code under the flag's own name. */
export type CloudWarehouseFields =
  | { readonly yunCangCode: string; readonly yunCangFlag: string }
  | { readonly yc: string }
  | { readonly ydyc: string }
  | Readonly<Record<never, never>>;

/** The facts that the checked cart needs in addition to its entries. */
export interface CheckedCartContext extends LineContext, CloudWarehouse {
  readonly account: OrderAccount;
}

/**
 * The cloud-warehouse fields of a checked cart (CART-03). The classic cart sends `yunCangCode` and `yunCangFlag`;
 * NewCart sends the code as `yc` for YC and as `ydyc` for YD.
 * Assumption: the specification shows the names only, so the flag is the type and an ordinary cart has empty ones.
 */
export function cloudWarehouseFields({
  variant,
  yuncangType = '',
  yuncangCode = '',
}: CloudWarehouse & Pick<LineContext, 'variant'>): CloudWarehouseFields {
  if (variant === 'classic') return { yunCangCode: yuncangCode, yunCangFlag: yuncangType };
  if (yuncangType === 'YC') return { yc: yuncangCode };
  return yuncangType === 'YD' ? { ydyc: yuncangCode } : {};
}

function splitCompose(entry: CartEntry, context: LineContext): SplitCompose {
  const { activityType, activityId, yjBigVersion, productList } = entry;
  return {
    activityType,
    activityId: String(activityId || yjBigVersion || ''),
    number: sentFigure(entry.number),
    productList: productList.map((line) => normaliseLine(line, context)),
    ...(activityType === ACTIVITY_TYPE.single &&
      productList[0] && { productCode: productList[0].productCode }),
  };
}

/** The body that sends the checked entries to be split into orders (CART-03, 2§3). */
export function checkedCartPayload(
  entries: readonly CartEntry[],
  context: CheckedCartContext,
): CheckedCart & CloudWarehouseFields {
  const { saletoCode, sendtoCode, accountCode = '' } = context.account;
  return {
    saletoCode,
    sendtoCode,
    accountCode,
    ...cloudWarehouseFields(context),
    splitComposeList: entries.map((entry) => splitCompose(entry, context)),
  };
}
