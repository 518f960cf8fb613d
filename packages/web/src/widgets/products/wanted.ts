/** What can be added to the cart, and how it is told apart and named. */
import { ACTIVITY_TYPE, type Addition, additionKey } from '@dealer-portal/rules/cart';
import type { AdditionSource, ProductTerms } from '@dealer-portal/rules/goods';

interface Named {
  /** What the user knows it by: its model, or the name of a package. */
  readonly model: string;
}

/** So many pieces of a product, to be added at the price that the rule chooses (CART-02). */
export interface WantedProduct extends AdditionSource, Named {
  readonly terms: ProductTerms;
  readonly number: number;
}

/** What can be added: pieces of a product, or what another rule decided already (packages, policies, what was removed). */
export type Wanted = WantedProduct | (Addition & Named);

export const isProduct = (wanted: Wanted): wanted is WantedProduct => 'terms' in wanted;

/** The same for what differs in its number alone; another rule, activity, policy or warehouse is another line of the cart. */
export function wantedKey(wanted: Wanted): string {
  const warehouse = [wanted.yuncangType || '', wanted.yuncangCode || ''];
  if (isProduct(wanted)) return JSON.stringify([wanted.terms.productCode, wanted.terms.rule, ...warehouse]);
  const { activityType = ACTIVITY_TYPE.single, activityId, productList } = wanted;
  // A package has a price of its own; of other entries the version names the policy.
  const versions =
    activityType === ACTIVITY_TYPE.combination ? [] : productList.map(({ priceVersion }) => priceVersion);
  return JSON.stringify([additionKey({ activityType, activityId, productList }), ...warehouse, ...versions]);
}

/** `BCD-536（云仓） 2 台`; packages are counted in 套. */
export function wantedText(wanted: Wanted): string {
  const isPackage = !isProduct(wanted) && wanted.activityType === ACTIVITY_TYPE.combination;
  const place = wanted.yuncangCode ? '（云仓）' : '';
  return `${wanted.model}${place} ${wanted.number} ${isPackage ? '套' : '台'}`;
}
