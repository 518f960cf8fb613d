/** The cart by the warehouse that delivers: each group becomes orders of its own (CART-03). */
import type { CartEntry } from '../cart/entry';

/** The entries of one warehouse. */
export interface WarehouseGroup<E extends CartEntry = CartEntry> {
  /** `''` is the centre, YC and YD are the cloud warehouses. */
  readonly kind: string;
  /** Code of the cloud warehouse; empty for the centre. */
  readonly code: string;
  readonly entries: readonly E[];
}

/** The kind of warehouse that an entry comes from, by its first line: `''` the centre, YC, YD. */
export function warehouseKind({ productList }: CartEntry): string {
  return productList[0]?.yuncangType ?? '';
}

/** The entries by warehouse, the centre first, then as they come; in a group they keep their order (CART-03). */
export function warehouseGroups<E extends CartEntry>(entries: readonly E[]): readonly WarehouseGroup<E>[] {
  const groups = new Map<string, { kind: string; code: string; entries: E[] }>();
  for (const entry of entries) {
    const kind = warehouseKind(entry);
    const code = kind === '' ? '' : (entry.productList[0]?.yuncangCode ?? '');
    const key = `${kind}/${code}`;
    const group = groups.get(key);
    if (group) group.entries.push(entry);
    else groups.set(key, { kind, code, entries: [entry] });
  }
  const all = [...groups.values()];
  return [...all.filter(({ kind }) => kind === ''), ...all.filter(({ kind }) => kind !== '')];
}
