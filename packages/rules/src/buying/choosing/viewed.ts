/** The products that somebody has looked at last (SEARCH-02). */

/** A product that was looked at: no price and no stock, which would be old. */
export interface ViewedProduct {
  readonly productCode: string;
  readonly productModel: string;
  readonly productName?: string | undefined;
}

/** So many are kept. Assumption. */
export const VIEWED_LIMIT = 12;

/** The list after a product was looked at: it is the first, and stands once. */
export function withViewed(
  viewed: readonly ViewedProduct[],
  product: ViewedProduct,
): readonly ViewedProduct[] {
  const others = viewed.filter(({ productCode }) => productCode !== product.productCode);
  return [product, ...others].slice(0, VIEWED_LIMIT);
}
