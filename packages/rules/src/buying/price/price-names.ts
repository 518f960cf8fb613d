import type { PriceType } from '../cart/entry';

/** The name of each price (glossary). */
export const PRICE_NAMES: Readonly<Record<PriceType, string>> = {
  PT: '普通价',
  TJ: '特价',
  GC: '工程价',
  YJCY: '样机出样价',
};
