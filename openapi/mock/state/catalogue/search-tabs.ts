/** Which products belong to a tab of the shopping navigation (NAV-01). */

import { businessDate } from '../memory/clock';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import { type Product, type Special, specialsOf } from './goods';

/** The tabs whose products have a price of their own. */
const PRICE_TABS: Readonly<Record<string, string>> = { 特价: 'TJ', 工程: 'GC', 样机: 'YJCY' };

const ECOSYSTEM = '230000';

/** Whether a product stands in one of these lists of lines. */
function isIn(product: Product, lists: readonly (readonly { readonly productCode: string }[])[]): boolean {
  return lists.some((lines) => lines.some(({ productCode }) => productCode === product.code));
}

type Belongs = (dealer: Dealer, product: Product) => boolean;

/** The tabs with pages of their own list what those pages hold. */
const PAGE_TABS: Readonly<Record<string, Belongs>> = {
  反向定制: (_, product) => product.facts.isNewProduct === true,
  套餐: (dealer, product) =>
    isIn(
      product,
      exampleRows(dealer, 'listPackages').map(({ lineList }) => lineList),
    ),
  组合: (dealer, product) =>
    isIn(
      product,
      dealer.examples('getSuit').map(({ lineList }) => lineList),
    ),
  大单: (dealer, product) =>
    isIn(
      product,
      dealer.example('listBigProductGroups').map(({ productList }) => productList),
    ),
  生态场景: (_, product) => product.category === ECOSYSTEM,
};

/**
 * Whether a product is listed under a tab. Assumption: 抢单, 乡镇专供 and 极速配送 list what carries them as a tag, and
 * nothing that left the market. A price that has ended puts its product under no tab.
 */
export function isUnderTab(
  dealer: Dealer,
  product: Product,
  { tab, now }: { readonly tab: string; readonly now: Date },
): boolean {
  if (tab === '') return true;
  const priceType = PRICE_TABS[tab];
  const isOffered = (special: Special) => special.priceType === priceType && !hasEnded(special, now);
  if (priceType) return specialsOf(dealer, product.code).some(isOffered);
  const belongs = PAGE_TABS[tab];
  if (belongs) return belongs(dealer, product);
  const { tags = [] } = product.facts;
  return !product.isWithdrawn && tags.includes(tab);
}

function hasEnded({ facts }: Special, now: Date): boolean {
  const { endDate = '' } = facts;
  return endDate !== '' && endDate < businessDate(now);
}
