import { recommendedPieces } from '@dealer-portal/rules/calculator';
import type { ProductTerms } from '@dealer-portal/rules/goods';
import { type Amount, formatYuan } from '@dealer-portal/rules/money';
import { priceBy, priceOfType } from '@dealer-portal/rules/price';
import { useQuery } from '@tanstack/react-query';
import type { ProductRow } from '#kits/order-list/order-row';
import type { Account } from '#platform/session/account';
import { useHeldPieces } from '#widgets/products/use-held-pieces';
import { useTerms } from '#widgets/products/use-terms';
import { type Inventory, inventoryQuery } from './queries';
import { useSafeDays } from './safe-days';
import { useBegunEntries } from './use-begun-entries';

/** A product of the customer's stock with what is recommended to buy of it. */
export interface Recommendation extends ProductRow {
  /** Yuan for one piece in a stock-up order, which is placed at the ordinary price. */
  readonly ordinary: Amount;
  readonly inventory: Inventory;
  /** Undefined where the server's cannot be read. */
  readonly safeDays: number | undefined;
  /** Pieces up to the safe days (CALC-04). */
  /** Undefined where stock or sales cannot be read. */
  readonly recommended: number | undefined;
}

/** The customer's stock with recommended pieces; the quantities begin with them. */
export function useRecommendations(account: Account, group: string | undefined) {
  const inventory = useQuery(inventoryQuery(account, group));
  const days = useSafeDays(account.saletoCode);
  const stock = inventory.data ?? [];
  const terms = useTerms(stock.map(({ productCode }) => productCode));
  const held = useHeldPieces(stock.map(({ productCode }) => terms.termsOf(productCode)));
  const rows = stock.map((item): Recommendation => {
    const { productCode, productModel, productName } = item;
    const safeDays = days.of(item);
    return {
      key: productCode,
      productCode,
      productModel,
      productName,
      ...pricesOf(terms.termsOf(productCode)),
      held,
      most: terms.stockBy.get(productCode)?.stock,
      inventory: item,
      safeDays,
      recommended: recommendedPieces({ ...item, avgDailySales: item.avgDailySales, safeDays }),
    };
  });
  const entries = useBegunEntries(
    account.saletoCode,
    rows.flatMap(({ key, recommended }) => (recommended === undefined ? [] : [{ key, recommended }])),
  );
  return { inventory, rows, entries, terms };
}

/** The recommended products, with their entries. */
export type Recommendations = ReturnType<typeof useRecommendations>;

/** The best price goes into the cart, the ordinary one into a stock-up order; the row says so where they differ. */
function pricesOf(terms: ProductTerms) {
  const best = priceBy(terms.prices, terms.rule);
  const ordinary = priceOfType(terms.prices, 'PT')?.price;
  const isOther = best !== undefined && best.priceType !== 'PT';
  return { terms, ordinary, priceNote: isOther ? `备货下单按普通价 ${formatYuan(ordinary)}` : undefined };
}
