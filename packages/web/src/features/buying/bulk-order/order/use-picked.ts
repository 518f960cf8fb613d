import type { Data } from '@dealer-portal/sdk';
import type { queryProducts } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { isRecord, slot } from '#platform/browser/storage';

/** A product of the order; its category is the product group by which orders are divided. */
export type Picked = Data<typeof queryProducts>['records'][number];

/** The products that were chosen for a bulk order, found again after a reload (BIG-01). */
export function usePicked(saletoCode: string) {
  const [stored] = useState(() => slot('session', `bulkPicked:${saletoCode}`, isPicked));
  const [picked, setPicked] = useState<readonly Picked[]>(() => stored.read() ?? []);
  const keep = (next: readonly Picked[]) => {
    setPicked(next);
    stored.write(next);
  };
  return [picked, keep] as const;
}

function isPicked(value: unknown): value is readonly Picked[] {
  const names = ['productCode', 'productModel', 'categoryCode'];
  return (
    Array.isArray(value) &&
    value.every((item) => isRecord(item) && names.every((name) => typeof item[name] === 'string'))
  );
}
