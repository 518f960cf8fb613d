/** How a product line is filled up before it is sent (CART-02). */
import type { ProductLine } from '../cart/entry';
import { filled } from '../filled';
import { isOn } from '../flag';

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

const NONE = '0';
const SAMPLE_MACHINE = 'YJCY';
const FIELDS = {
  priceType: 'PT',
  stockVersion: '',
  weekPromise: NONE,
  farWeek: NONE,
  creditModel: NONE,
  isCheckCreditModel: false,
  isCheckWeekPromise: false,
  isCheckFarWeek: false,
  isCheckKuanXian: false,
  productSeries: '',
  saleOrgCode: '',
  yuncangType: '',
  yuncangCode: '',
  ylhSupplyCode: '',
  price: undefined,
  isStock: undefined,
  yjcyNum: undefined,
};
const VERSIONS = {
  classic: { transferVersion: '', priceVersion: '' },
  new: { transferVersion: '1', priceVersion: '2' },
} as const;
const WEEK = { farWeekDate: undefined };
const VERSION_INFO = { versionCode: undefined, usableQty: undefined, realQty: undefined };

/**
 * A product line with every default filled in: price type PT, `'0'` for no promise, the versions of the cart's
 * variant where the line has none; kuanXian counts for channel CT alone, and there its check is always on. What has
 * no default stays away when it is empty, `priceVersionInfo` without YJCY, `farWeekDate` without the check of the
 * week promise (CART-02, 2§3, 2§9). Assumption: the channel CT is the channel group.
 */
export function normaliseLine(line: ProductLine, { variant, channelGroup }: LineContext): NormalLine {
  const { priceVersionInfo } = line;
  return {
    ...filled(line, FIELDS),
    ...filled(line, VERSIONS[variant]),
    productCode: line.productCode,
    number: Number(line.number),
    kuanXian: 0,
    ...(channelGroup === 'CT' && { kuanXian: line.kuanXian || 0, isCheckKuanXian: 1 }),
    ...(isOn(line.isCheckWeekPromise) && filled(line, WEEK)),
    ...(line.priceType === SAMPLE_MACHINE &&
      priceVersionInfo && { priceVersionInfo: filled(priceVersionInfo, VERSION_INFO) }),
  };
}
