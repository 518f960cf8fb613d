/** How a product line is filled up before it is sent (CART-02). */

import { type Flag, isOn } from '../../base/flag';
import { isGiven } from '../../base/given';
import { type Amount, sentFigure } from '../../base/money';
import type { PriceVersionInfo, ProductLine } from '../cart/entry';

/** The two carts: the classic one and NewCart. */
export type CartVariant = 'classic' | 'new';

/** The facts that the normalisation needs in addition to the line. */
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

const NONE = '0';
const SAMPLE_MACHINE = 'YJCY';
const VERSIONS = {
  classic: { transferVersion: '', priceVersion: '' },
  new: { transferVersion: '1', priceVersion: '2' },
} as const;

/**
 * A product line with every default filled in: price type PT, `'0'` for no promise, missing versions from the cart's
 * variant. Only channel CT has kuanXian, and there its check is always on. Fields without a default are left out when
 * empty (CART-02, 2§3, 2§9). `priceVersionInfo` is left out without YJCY, `farWeekDate` without the check of the week
 * promise. Assumption: the channel CT is the channel group.
 */
export function normaliseLine(line: ProductLine, { variant, channelGroup }: LineContext): NormalLine {
  const versions = VERSIONS[variant];
  const isTolerant = channelGroup === 'CT';
  return {
    productCode: line.productCode,
    number: sentFigure(line.number),
    priceType: textOr(line.priceType, 'PT'),
    priceVersion: textOr(line.priceVersion, versions.priceVersion),
    stockVersion: textOr(line.stockVersion, ''),
    transferVersion: textOr(line.transferVersion, versions.transferVersion),
    weekPromise: textOr(line.weekPromise, NONE),
    farWeek: textOr(line.farWeek, NONE),
    creditModel: textOr(line.creditModel, NONE),
    isCheckCreditModel: flagNumber(line.isCheckCreditModel),
    isCheckWeekPromise: flagNumber(line.isCheckWeekPromise),
    isCheckFarWeek: flagNumber(line.isCheckFarWeek),
    kuanXian: isTolerant && isGiven(line.kuanXian) ? line.kuanXian : 0,
    isCheckKuanXian: isTolerant ? 1 : flagNumber(line.isCheckKuanXian),
    productSeries: textOr(line.productSeries, ''),
    saleOrgCode: textOr(line.saleOrgCode, ''),
    yuncangType: textOr(line.yuncangType, ''),
    yuncangCode: textOr(line.yuncangCode, ''),
    ylhSupplyCode: textOr(line.ylhSupplyCode, ''),
    ...optionalFields(line),
  };
}

/** The fields that have no default: only those that the line gives. */
function optionalFields(
  line: ProductLine,
): Pick<NormalLine, 'price' | 'isStock' | 'yjcyNum' | 'farWeekDate' | 'priceVersionInfo'> {
  const { price, isStock, yjcyNum, farWeekDate, priceVersionInfo } = line;
  return {
    ...(isGiven(price) && { price }),
    ...(isGiven(isStock) && { isStock }),
    ...(isGiven(yjcyNum) && { yjcyNum }),
    ...(isOn(line.isCheckWeekPromise) && isGiven(farWeekDate) && { farWeekDate }),
    ...(line.priceType === SAMPLE_MACHINE &&
      priceVersionInfo && { priceVersionInfo: sentVersion(priceVersionInfo) }),
  };
}

function sentVersion({ versionCode, usableQty, realQty }: PriceVersionInfo): SentVersionInfo {
  return {
    ...(isGiven(versionCode) && { versionCode }),
    ...(isGiven(usableQty) && { usableQty }),
    ...(isGiven(realQty) && { realQty }),
  };
}

function textOr(value: Amount, fallback: string): string {
  return isGiven(value) ? String(value) : fallback;
}

function flagNumber(flag: Flag): 0 | 1 {
  return isOn(flag) ? 1 : 0;
}
