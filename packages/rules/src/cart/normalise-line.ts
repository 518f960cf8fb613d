/** How a product line is filled up before it is sent (CART-02). */
import { type Flag, isOn } from '../flag';
import type { Amount } from '../money';
import type { ProductLine } from './entry';

/** The two carts: the classic one and NewCart. */
export type CartVariant = 'classic' | 'new';

/** What the normalisation needs to know beside the line. */
export interface LineContext {
  readonly variant: CartVariant;
  /** ZY, CT or R. */
  readonly channelGroup?: string | null | undefined;
}

/** The version of a sample-machine price as it is sent. */
export interface SentVersionInfo {
  readonly versionCode?: string;
  readonly usableQty?: number | string;
  readonly realQty?: number | string;
}

/** A product line as it is sent: nothing that has a default is missing, nothing is null. */
export interface NormalLine {
  readonly productCode: string;
  readonly number: number;
  readonly price?: number | string;
  readonly priceType: string;
  readonly priceVersionInfo?: SentVersionInfo;
  readonly priceVersion: string;
  readonly stockVersion: string;
  readonly isStock?: boolean | number | string;
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
  readonly yjcyNum?: number | string;
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

/** A field with its value, or no field at all where the wire gave nothing. */
function given<Name extends string, Value>(
  name: Name,
  value: Value | null | undefined,
): { [K in Name]?: Value } {
  // A computed name loses its literal type, so the compiler is told what it is.
  return (value === undefined || value === null ? {} : { [name]: value }) as { [K in Name]?: Value };
}

function sampleVersion({ priceType, priceVersionInfo }: ProductLine): SentVersionInfo | undefined {
  if (priceType !== SAMPLE_MACHINE || !priceVersionInfo) return undefined;
  const { versionCode, usableQty, realQty } = priceVersionInfo;
  return {
    ...given('versionCode', versionCode),
    ...given('usableQty', usableQty),
    ...given('realQty', realQty),
  };
}

/** What a line carries only under a condition; an absent key, not an empty one (CART-02). */
function conditionalFields(line: ProductLine) {
  const farWeekDate = isOn(line.isCheckWeekPromise) && line.farWeekDate ? line.farWeekDate : undefined;
  return {
    ...given('price', line.price),
    ...given('isStock', line.isStock),
    ...given('yjcyNum', line.yjcyNum),
    ...given('priceVersionInfo', sampleVersion(line)),
    ...given('farWeekDate', farWeekDate),
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
