import { recommendedPieces } from '@dealer-portal/rules/calculator';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#platform/session/account';
import type { OrderRow } from '#widgets/order-entry/order-row';
import { useTerms } from '#widgets/products/use-terms';
import { type Inventory, inventoryQuery } from './queries';
import { useSafeDays } from './safe-days';
import { useBegunEntries } from './use-begun-entries';

/** A product of the customer's stock with what is recommended to buy of it. */
export interface Recommendation extends OrderRow {
  readonly inventory: Inventory;
  readonly safeDays: number;
  /** Pieces up to the safe days (CALC-04). */
  /** Undefined where stock or sales cannot be read. */
  readonly recommended: number | undefined;
}

/** The customer's stock with recommended pieces; the quantities begin with them. */
export function useRecommendations(account: Account, group: string | undefined) {
  const inventory = useQuery(inventoryQuery(account, group));
  const days = useSafeDays(account.saletoCode);
  const held = inventory.data ?? [];
  const terms = useTerms(held.map(({ productCode }) => productCode));
  const rows = held.map((item): Recommendation => {
    const { productCode, productModel, productName } = item;
    const safeDays = days.of(item);
    return {
      ...{ key: productCode, productCode, productModel, productName },
      price: terms.priceBy.get(productCode)?.price,
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
