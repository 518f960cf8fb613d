/** The cart's wire shapes, as far as a rule reads them; the SDK's types fit and may hold more (CART-01, 2§3). */
import type { Flag } from '../../base/flag';
import type { Amount } from '../../base/money';

/** The kind of offer of an entry (CART-01, 2§3). */
export const ACTIVITY_TYPE = { single: 1, combination: 2, flash: 3 } as const;

export type ActivityType = (typeof ACTIVITY_TYPE)[keyof typeof ACTIVITY_TYPE];

/** The price types (glossary): ordinary, special, project, sample machine. */
export type PriceType = 'PT' | 'TJ' | 'GC' | 'YJCY';

/** The cloud warehouses: own region and remote. */
export type YunCangType = 'YC' | 'YD';

/** The version of a sample-machine price and how many pieces it still allows. */
export interface PriceVersionInfo {
  readonly versionCode?: string | undefined;
  readonly usableQty?: Amount;
  readonly realQty?: Amount;
}

/** One product of a cart entry; every figure may come as a number or as text (CART-01). */
export interface ProductLine {
  readonly productCode: string;
  /** Pieces of the complete entry. */
  readonly number: number | string;
  /** Yuan for one piece. */
  readonly price?: Amount;
  readonly priceType?: string | null | undefined;
  /** Only with price type YJCY. */
  readonly priceVersionInfo?: PriceVersionInfo | null | undefined;
  readonly priceVersion?: string | null | undefined;
  readonly stockVersion?: string | null | undefined;
  readonly isStock?: Flag;
  /** `'0'` means none, as in the two fields after it. */
  readonly weekPromise?: Amount;
  readonly farWeek?: Amount;
  readonly creditModel?: Amount;
  readonly isCheckCreditModel?: Flag;
  readonly isCheckWeekPromise?: Flag;
  readonly isCheckFarWeek?: Flag;
  readonly farWeekDate?: string | null | undefined;
  readonly transferVersion?: string | null | undefined;
  readonly productSeries?: string | null | undefined;
  readonly saleOrgCode?: string | null | undefined;
  readonly yuncangType?: string | null | undefined;
  readonly yuncangCode?: string | null | undefined;
  readonly kuanXian?: Amount;
  readonly isCheckKuanXian?: Flag;
  readonly ylhSupplyCode?: string | null | undefined;
  /** Pieces at the sample-machine price; the specification cuts its shape off. */
  readonly yjcyNum?: Amount;
}

/** The prices that an entry may take (CART-01). */
export interface PriceInfo {
  readonly activity?:
    | {
        readonly TJ?: readonly unknown[] | undefined;
        readonly GC?: readonly unknown[] | undefined;
        readonly YJCY?: readonly unknown[] | undefined;
      }
    | undefined;
  readonly version?: string | undefined;
  readonly commonPrice?: { readonly rebatePolicy?: Amount } | undefined;
}

/** One entry of the cart: a single product, a combination or a flash purchase (CART-01). */
export interface CartEntry {
  readonly id?: string | number | undefined;
  readonly composeId?: string | number | undefined;
  /** Whether it may be ticked and settled. */
  readonly composeEnable?: Flag;
  /** One of `ACTIVITY_TYPE`; a server may know more kinds. */
  readonly activityType: number;
  readonly activityId?: string | number | null | undefined;
  /** Stands for `activityId` where that is missing. */
  readonly yjBigVersion?: string | number | null | undefined;
  readonly number: number | string;
  readonly productList: readonly ProductLine[];
  readonly totalPrice?: Amount;
  readonly priceInfo?: PriceInfo | null | undefined;
  readonly isChecked?: Flag;
  readonly index?: number | undefined;
}

/**
 * The key of an entry within its cart, stable across refreshes (CART-01). An entry without an id of the server is known
 * by its products.
 */
export function entryKey({ id, composeId, index, productList }: CartEntry): string {
  const known = id ?? composeId ?? index;
  return known === undefined ? productList.map(({ productCode }) => productCode).join('+') : String(known);
}

/** What is sent to the cart, as far as it tells in which entry it will be. */
type AddedEntry = Pick<CartEntry, 'activityType' | 'activityId'> & {
  readonly productList: readonly Pick<CartEntry['productList'][number], 'productCode' | 'priceType'>[];
};

/**
 * The name under which an addition is found in the cart: its activity, its products and their price types (CART-04). The
 * server gives an entry its id later.
 */
export function additionKey({ activityType, activityId, productList }: AddedEntry): string {
  const products = productList.map(({ productCode, priceType }) => `${productCode} ${priceType || 'PT'}`);
  return [activityType, activityId || '', ...products.sort()].join(' ');
}
