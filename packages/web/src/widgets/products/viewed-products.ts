import { type ViewedProduct, withViewed } from '@dealer-portal/rules/choosing';
import { isRecord, isText, slot } from '#platform/browser/storage';

function areViewed(value: unknown): value is readonly ViewedProduct[] {
  return (
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && isText(item['productCode']) && isText(item['productModel']))
  );
}

const viewedSlot = (saletoCode: string) => slot('local', `viewedProducts:${saletoCode}`, areViewed);

/** The products that the account has looked at last for this sold-to, newest first (SEARCH-02). */
export function viewedProducts(saletoCode: string): readonly ViewedProduct[] {
  return viewedSlot(saletoCode).read() ?? [];
}

/** Puts a product in front of them. */
export function keepViewed(
  saletoCode: string,
  { productCode, productModel, productName }: ViewedProduct,
): void {
  const viewed = withViewed(viewedProducts(saletoCode), { productCode, productModel, productName });
  viewedSlot(saletoCode).write(viewed);
}
