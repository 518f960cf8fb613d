import { type BulkLine, type BulkProduct, bulkRange } from '@dealer-portal/rules/bulk-order';
import type { OrderEntries, OrderRow, WantedRow } from '#kits/order-list/order-row';
import { useOrderEntries } from '#kits/order-list/use-order-list';
import { isText } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import type { RowValues } from '#ui/table/entry/row-values';
import { useKeptEntries } from '#widgets/kept-entries/use-kept-entries';

/** A product that may be ordered in bulk, with its group and the weeks in which it may arrive. */
export interface BulkItem extends OrderRow {
  readonly product: BulkProduct;
  readonly groupCode: string;
  /** The nearest first. */
  readonly weekCodes: readonly string[];
}

type NamedProduct = BulkProduct & Pick<OrderRow, 'productName' | 'picUrl'>;

/** A product as a row, at its bulk price where it has one. */
export function bulkItem(
  product: NamedProduct,
  { groupCode, weekCodes }: Pick<BulkItem, 'groupCode' | 'weekCodes'>,
): BulkItem {
  const { productCode, productModel = productCode, productName, picUrl = '', activityPrice } = product;
  return {
    key: productCode,
    productCode,
    productModel,
    productName,
    picUrl,
    price: activityPrice ?? product.price,
    range: bulkRange(product),
    product,
    groupCode,
    weekCodes,
  };
}

/** The input for the products by code: how many, and for which week. */
export interface BulkEntries {
  readonly numbers: OrderEntries;
  readonly weeks: RowValues<string>;
}

/** What is typed into a bulk order, found again after a reload. */
export function useBulkEntries(name: string): BulkEntries {
  const numbers = useOrderEntries(name);
  const weeks = useKeptEntries(`${name}Weeks:${useAccount().saletoCode}`, isText);
  return { numbers, weeks };
}

/** Takes the input for a product away. */
export function forgetItem({ numbers, weeks }: BulkEntries, productCode: string): void {
  numbers.set(productCode, undefined);
  weeks.set(productCode, undefined);
}

/** The week of a product: the nearest until another is chosen, empty where there is none. */
export function weekOf({ weekCodes }: BulkItem, chosen: string | undefined): string {
  return chosen ?? weekCodes[0] ?? '';
}

/** Wanted rows as lines, each with its week. */
export function linesOf(
  wanted: readonly WantedRow<BulkItem>[],
  weeks: ReadonlyMap<string, string>,
): readonly BulkLine[] {
  return wanted.map(({ row, number }) => ({
    product: row.product,
    groupCode: row.groupCode,
    number,
    weekCode: weekOf(row, weeks.get(row.key)),
  }));
}
