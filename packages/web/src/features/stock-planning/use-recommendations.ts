import { recommendedPieces } from '@dealer-portal/rules/calculator';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Account } from '#platform/session/account';
import { createRowValues } from '#ui/table/entry/row-values';
import type { OrderEntry, OrderRow } from '#widgets/order-entry/order-row';
import { useTerms } from '#widgets/products/use-terms';
import { type Inventory, inventoryQuery } from './queries';
import { useSafeDays } from './safe-days';

/** A product of the customer's stock with what is recommended to buy of it. */
export interface Recommendation extends OrderRow {
  readonly inventory: Inventory;
  readonly safeDays: number;
  /** Pieces up to the safe days (CALC-04). */
  readonly recommended: number;
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
  const [entries] = useState(() => createRowValues<OrderEntry>());
  const begin = rows.map(({ key, recommended }) => `${key} ${recommended}`).join('\n');
  useEffect(() => {
    for (const line of begin.split('\n')) {
      const [key = '', number] = line.split(' ');
      if (key !== '' && entries.get(key) === undefined && Number(number) > 0) {
        entries.set(key, { number: Number(number) });
      }
    }
  }, [begin, entries]);
  return { inventory, rows, entries, terms };
}
