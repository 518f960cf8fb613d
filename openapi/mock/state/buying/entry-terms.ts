/** The price of a cart entry and its available units: centre, cloud warehouse, special price, package. */
import { cloudStockOf } from '../catalogue/cloud-stock';
import { priceCents, productOf, stockOf } from '../catalogue/goods';
import { packOf } from '../catalogue/packages';
import { specialLeft } from '../catalogue/special-prices';
import type { Dealer } from '../memory/slice';

/** An entry, as far as its price and its limits depend on it. */
export interface EntryTerms {
  readonly activityType: number;
  readonly activityId: string;
  /** Empty for goods of the centre. */
  readonly yuncangCode: string;
  readonly lines: readonly {
    readonly productCode: string;
    /** Units of the product in one unit of the entry. */
    readonly perUnit: number;
    readonly priceType: string;
  }[];
}

/** The tightest limit of an entry: its units, and the sentence that says so. */
export interface Limit {
  readonly most: number;
  readonly sentence: string;
}

/** Units of a product that can be had from the centre or from a cloud warehouse. */
export function lineStock(
  dealer: Dealer,
  productCode: string,
  from: { readonly sendtoCode: string; readonly yuncangCode: string },
): number {
  const product = productOf(dealer, productCode);
  if (!product) return 0;
  if (from.yuncangCode !== '') return cloudStockOf(dealer, productCode, from.yuncangCode);
  return stockOf(dealer, product, from.sendtoCode);
}

/** The price of one unit of a line in cents: inside a package its share of the package's price. */
export function lineCents(
  dealer: Dealer,
  entry: Pick<EntryTerms, 'activityType' | 'activityId'>,
  line: { readonly productCode: string; readonly priceType: string; readonly sendtoCode: string },
): number {
  const inPack = packOf(dealer, entry.activityType, entry.activityId)?.cents.get(line.productCode);
  if (inPack !== undefined) return inPack;
  const product = productOf(dealer, line.productCode);
  return product ? priceCents(dealer, product, line) : 0;
}

const PRICE_NAMES: Readonly<Record<string, string>> = { TJ: '特价', GC: '工程价', YJCY: '样机价' };

/** How many units of an entry can be had, and what holds more back (CART-02, CART-08). */
export function limitOf(dealer: Dealer, entry: EntryTerms, sendtoCode: string): Limit {
  const pack = packOf(dealer, entry.activityType, entry.activityId);
  const stocks = entry.lines.map(({ productCode, perUnit }) =>
    Math.floor(lineStock(dealer, productCode, { sendtoCode, yuncangCode: entry.yuncangCode }) / perUnit),
  );
  const specials = entry.lines.map(({ productCode, priceType, perUnit }): Limit => {
    const most = Math.floor(specialLeft(dealer, productCode, priceType) / perUnit);
    return { most, sentence: `${PRICE_NAMES[priceType] ?? ''}仅剩 ${most} 台` };
  });
  const stock = Math.min(...stocks);
  const limits: readonly Limit[] = [
    { most: stock, sentence: `库存仅剩 ${stock} 台` },
    ...specials,
    ...(pack ? [{ most: pack.left, sentence: `仅剩 ${pack.left} 套` }] : []),
  ];
  return limits.reduce((least, limit) => (limit.most < least.most ? limit : least));
}
