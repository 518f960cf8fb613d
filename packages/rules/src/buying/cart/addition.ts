/** The data that puts a product into the cart (CART-03); the area `checkout` owns the way out. */

import { ACTIVITY_TYPE, type ActivityType, type YunCangType } from './entry';

/** The buyer and the ship-to of an order. */
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

/** The product, quantity and terms that are added. */
export interface AdditionFacts extends CloudWarehouse {
  readonly activityType?: ActivityType | undefined;
  readonly activityId?: string | undefined;
  readonly number: number;
  /** One product, or those of a combination; the first one names the entry. */
  readonly productList: readonly [AddedProduct, ...AddedProduct[]];
  /** The page that it comes from. */
  readonly dataFrom?: string | undefined;
}

declare const BY_RULE: unique symbol;

/**
 * An addition whose price, versions and pieces the rule of `goods` decided (`productAdditions`, `packageAddition`,
 * `policyAddition`), or which stood in the cart before (`additionOf` of `cart-entry`). Nothing else can be sent.
 */
export interface Addition extends AdditionFacts {
  readonly [BY_RULE]: true;
}

/** For the rules that decide at which price something is added; not exported from the entry. */
export function decided(facts: AdditionFacts): Addition {
  return facts as Addition;
}

/** One product of an addition. */
export interface AddedProduct {
  readonly productCode: string;
  readonly number: number;
  readonly priceType?: string | undefined;
  /** Of the price that was shown when the user added it (CART-11). */
  readonly priceVersion: string;
  /** Of the stock that was shown; empty where none was. */
  readonly stockVersion: string;
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

/** The body that adds a product, a combination or a flash purchase to the cart (CART-03, 2§3). */
export function addToCartPayload(
  addition: Addition,
  { saletoCode, sendtoCode }: OrderAccount,
): AddToCartPayload {
  const { productList, dataFrom } = addition;
  return {
    activityType: addition.activityType ?? ACTIVITY_TYPE.single,
    activityId: addition.activityId ?? '',
    number: addition.number,
    yuncangType: addition.yuncangType ?? '',
    yuncangCode: addition.yuncangCode ?? '',
    productCode: productList[0].productCode,
    saletoCode,
    sendtoCode,
    productList: productList.map(sentProduct),
    ...(dataFrom && { dataFrom }),
  };
}

function sentProduct({
  productCode,
  number,
  priceType,
  priceVersion,
  stockVersion,
}: AddedProduct): AddedProductWire {
  return {
    productCode,
    number,
    priceType: priceType || 'PT',
    priceVersion,
    stockVersion,
  };
}
