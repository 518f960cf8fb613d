/** What the cart sends: one product into it, and the checked entries out of it to be split (CART-03). */
import { ACTIVITY_TYPE, type ActivityType, type CartEntry, type YunCangType } from './entry';
import { filled } from './filled';
import { type LineContext, type NormalLine, normaliseLine } from './normalise-line';

/** Who orders for whom. */
export interface OrderAccount {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly accountCode?: string | undefined;
}

/** The cloud warehouse that the cart is shown for. */
export interface CloudWarehouse {
  readonly yuncangType?: YunCangType | '' | undefined;
  readonly yuncangCode?: string | undefined;
}

/** What the user wants to add. */
export interface Addition extends CloudWarehouse {
  readonly activityType?: ActivityType | undefined;
  readonly activityId?: string | undefined;
  readonly number: number;
  /** One product, or those of a combination; the first one names the entry. */
  readonly productList: readonly [AddedProduct, ...AddedProduct[]];
  /** The page that it comes from. */
  readonly dataFrom?: string | undefined;
}

/** One product of an addition. */
export interface AddedProduct {
  readonly productCode: string;
  readonly number: number;
  readonly priceType?: string | undefined;
  readonly priceVersion?: string | undefined;
  readonly stockVersion?: string | undefined;
}

/** The body of add/cart, with the wire's own names; new at each call, so its lists may be changed. */
export interface AddToCartPayload {
  readonly productCode: string;
  readonly activityType: ActivityType;
  readonly activityId: string;
  readonly sendtoCode: string;
  readonly saletoCode: string;
  readonly number: number;
  readonly yuncangType: string;
  readonly yuncangCode: string;
  readonly productList: AddedProductWire[];
  readonly dataFrom?: string;
}

/** One product of an addition as it is sent. */
type AddedProductWire = { readonly [K in keyof AddedProduct]-?: NonNullable<AddedProduct[K]> };

/** One checked entry as splitOrder wants it; a single product also names its product. */
export interface SplitCompose {
  readonly activityType: ActivityType;
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

/** Everything that the checked cart is built from beside its entries. */
export interface CheckedCartContext extends LineContext, CloudWarehouse {
  readonly account: OrderAccount;
}

const SINGLE: ActivityType = ACTIVITY_TYPE.single;
const ADDITION = {
  activityType: SINGLE,
  activityId: '',
  number: 1,
  yuncangType: '',
  yuncangCode: '',
  dataFrom: undefined,
};
const PRODUCT = { productCode: '', number: 1, priceType: 'PT', priceVersion: '', stockVersion: '' };

/** The body that adds a product, a combination or a flash purchase to the cart (CART-03, 2§3). */
export function addToCartPayload(
  addition: Addition,
  { saletoCode, sendtoCode }: OrderAccount,
): AddToCartPayload {
  const { productList } = addition;
  return {
    ...filled(addition, ADDITION),
    productCode: productList[0].productCode,
    saletoCode,
    sendtoCode,
    productList: productList.map((product) => filled(product, PRODUCT)),
  };
}

/**
 * The cloud-warehouse fields of a checked cart (CART-03): the classic cart sends `yunCangCode` and `yunCangFlag`;
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
    number: Number(entry.number),
    productList: productList.map((line) => normaliseLine(line, context)),
    ...(activityType === SINGLE && productList[0] && { productCode: productList[0].productCode }),
  };
}

const ACCOUNT = { saletoCode: '', sendtoCode: '', accountCode: '' };

/** The body that sends the checked entries to be split into orders (CART-03, 2§3). */
export function checkedCartPayload(
  entries: readonly CartEntry[],
  context: CheckedCartContext,
): CheckedCart & CloudWarehouseFields {
  return {
    ...filled(context.account, ACCOUNT),
    ...cloudWarehouseFields(context),
    splitComposeList: entries.map((entry) => splitCompose(entry, context)),
  };
}
