import { toCents } from '../memory/money';
import { exampleRows, isAbout } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { isOfCategory } from './goods';

/** A package: products that are sold together at one price (CART-01, activity type 2). */
export interface Pack {
  readonly id: string;
  readonly name: string;
  /** The sum of its products when bought singly, in cents. */
  readonly original: number;
  /** Sets that can still be ordered. */
  readonly left: number;
  /** Units of each product in one set. */
  readonly perSet: ReadonlyMap<string, number>;
  /** The price of one unit of each product inside the package, in cents; a set sums up to the package's price. */
  readonly cents: ReadonlyMap<string, number>;
}

/** Sets that placed orders took, by package. */
const packagesOf = slice('packages', () => ({ taken: {} as Record<string, number> }));

type PackageRow = RowOf<'listPackages'>;

function rowsOf(dealer: Dealer): readonly PackageRow[] {
  return exampleRows(dealer, 'listPackages').map((row) => {
    const taken = packagesOf(dealer).taken[row.packageId] ?? 0;
    return { ...row, usableQty: Math.max(0, (row.usableQty ?? 0) - taken) };
  });
}

/** The package that an entry of activity type 2 names; none for combinations that are no package. */
export function packOf(dealer: Dealer, activityType: number, activityId: string): Pack | undefined {
  if (activityType !== 2) return undefined;
  const row = rowsOf(dealer).find(({ packageId }) => packageId === activityId);
  return row && packOfRow(row);
}

function packOfRow(row: PackageRow): Pack {
  const lines = row.lineList.map(({ productCode, number, price }) => ({
    productCode,
    units: number,
    cents: toCents(price),
  }));
  return {
    id: row.packageId,
    name: row.packageName,
    original: toCents(row.originalAmount),
    left: row.usableQty ?? 0,
    perSet: new Map(lines.map((line) => [line.productCode, line.units])),
    cents: sharesOf(lines, toCents(row.packageAmount)),
  };
}

interface PackLine {
  readonly productCode: string;
  readonly units: number;
  readonly cents: number;
}

/**
 * The package's price shared out by the products' ordinary prices; the last product bears what rounding leaves.
 * Assumption: the specification does not say how a package's price is shared out.
 */
function sharesOf(lines: readonly PackLine[], amount: number): ReadonlyMap<string, number> {
  const total = lines.reduce((sum, line) => sum + line.cents * line.units, 0);
  const shares = new Map(
    lines.map((line) => [line.productCode, Math.round((line.cents * amount) / Math.max(1, total))]),
  );
  const last = lines.at(-1);
  if (!last) return shares;
  const shared = lines.reduce((sum, line) => sum + (shares.get(line.productCode) ?? 0) * line.units, 0);
  const roundingRest = Math.round((amount - shared) / last.units);
  return shares.set(last.productCode, (shares.get(last.productCode) ?? 0) + roundingRest);
}

/** Whether lines are those of a package, in its numbers. */
export function isWholePack(
  pack: Pack,
  lines: readonly { readonly productCode: string; readonly perUnit: number }[],
): boolean {
  return (
    lines.length === pack.perSet.size &&
    lines.every((line) => pack.perSet.get(line.productCode) === line.perUnit)
  );
}

/** Uses sets of a package up; nothing for an entry that is no package. */
export function takePack(dealer: Dealer, id: string, sets: number): void {
  const { taken } = packagesOf(dealer);
  taken[id] = (taken[id] ?? 0) + sets;
}

export const packageHandlers: Handlers = listOf<'listPackages', PackageRow>('listPackages', {
  rows: rowsOf,
  filters: {
    keyword: { test: isAbout },
    // Assumption: a package stands under the categories of all its products.
    categoryCode: {
      test: ({ lineList }, category, dealer) =>
        lineList.some(({ productCode }) => isOfCategory(dealer, productCode, category)),
    },
  },
  totals: {},
  show: (row) => row,
});
