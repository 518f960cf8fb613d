/** How a product line is filled up before it is sent (CART-02). */
import { type Flag, isOn } from '../flag';
import type { Amount } from '../money';
import type { PriceVersionInfo, ProductLine } from './entry';

/** The two carts: the classic one and NewCart. */
export type CartVariant = 'classic' | 'new';

/** What the normalisation needs to know beside the line. */
export interface LineContext {
  readonly variant: CartVariant;
  /** ZY, CT or R. */
  readonly channelGroup?: string | null | undefined;
}

/** A product line as it is sent: nothing that has a default is missing. */
export interface NormalLine {
  readonly productCode: string;
  readonly number: number;
  readonly price?: Amount;
  readonly priceType: string;
  readonly priceVersionInfo?: PriceVersionInfo;
  readonly priceVersion: string;
  readonly stockVersion: string;
  readonly isStock?: Flag;
  readonly weekPromise: string;
  readonly farWeek: string;
  readonly creditModel: string;
  readonly isCheckCreditModel: 0 | 1;
  readonly isCheckWeekPromise: 0 | 1;
  readonly isCheckFarWeek: 0 | 1;
  readonly farWeekDate?: string;
  readonly transferVersion: string;
  readonly productSeries: string;
  readonly saleOrgCode: string;
  readonly yuncangType: string;
  readonly yuncangCode: string;
  readonly kuanXian: number | string;
  readonly isCheckKuanXian: 0 | 1;
  readonly ylhSupplyCode: string;
  readonly yjcyNum?: Amount;
}

/** The wire's word for no week promise, no far week and no credit model. */
export const NONE = '0';
const ORDINARY = 'PT';
const SAMPLE_MACHINE = 'YJCY';
const VERSIONS: Readonly<Record<CartVariant, { readonly transfer: string; readonly price: string }>> = {
  classic: { transfer: '', price: '' },
  new: { transfer: '1', price: '2' },
};

function textOr(value: Amount, fallback: string): string {
  return value === undefined || value === null || value === '' ? fallback : String(value);
}

function bit(flag: Flag): 0 | 1 {
  return isOn(flag) ? 1 : 0;
}

/** kuanXian counts for channel CT alone, and there its check is always on. Assumption: the channel is the group. */
function tolerance(
  line: ProductLine,
  isTraditional: boolean,
): Pick<NormalLine, 'kuanXian' | 'isCheckKuanXian'> {
  if (isTraditional) return { kuanXian: line.kuanXian ?? 0, isCheckKuanXian: 1 };
  return { kuanXian: 0, isCheckKuanXian: bit(line.isCheckKuanXian) };
}

/** What a line carries only under a condition; an absent key, not an empty one (CART-02). */
function conditionalFields(line: ProductLine): Partial<NormalLine> {
  const { price, isStock, yjcyNum, priceVersionInfo, farWeekDate } = line;
  return {
    ...(price === undefined ? {} : { price }),
    ...(isStock === undefined ? {} : { isStock }),
    ...(yjcyNum === undefined ? {} : { yjcyNum }),
    ...(line.priceType === SAMPLE_MACHINE && priceVersionInfo ? { priceVersionInfo } : {}),
    ...(isOn(line.isCheckWeekPromise) && farWeekDate ? { farWeekDate } : {}),
  };
}

/**
 * A product line with every default filled in: price type PT, `'0'` for no promise, the versions of the cart's
 * variant where the line has none, kuanXian by channel (CART-02, 2§3, 2§9).
 */
export function normaliseLine(line: ProductLine, context: LineContext): NormalLine {
  const versions = VERSIONS[context.variant];
  return {
    productCode: line.productCode,
    number: Number(line.number),
    priceType: textOr(line.priceType, ORDINARY),
    priceVersion: textOr(line.priceVersion, versions.price),
    stockVersion: textOr(line.stockVersion, ''),
    weekPromise: textOr(line.weekPromise, NONE),
    farWeek: textOr(line.farWeek, NONE),
    creditModel: textOr(line.creditModel, NONE),
    isCheckCreditModel: bit(line.isCheckCreditModel),
    isCheckWeekPromise: bit(line.isCheckWeekPromise),
    isCheckFarWeek: bit(line.isCheckFarWeek),
    transferVersion: textOr(line.transferVersion, versions.transfer),
    productSeries: textOr(line.productSeries, ''),
    saleOrgCode: textOr(line.saleOrgCode, ''),
    yuncangType: textOr(line.yuncangType, ''),
    yuncangCode: textOr(line.yuncangCode, ''),
    ylhSupplyCode: textOr(line.ylhSupplyCode, ''),
    ...tolerance(line, context.channelGroup === 'CT'),
    ...conditionalFields(line),
  };
}
