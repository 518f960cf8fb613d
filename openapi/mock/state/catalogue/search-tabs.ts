/** Which products belong to a tab of the shopping navigation (NAV-01). */

import { businessDate } from '../memory/clock';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import { type Product, type Special, specialsOf } from './goods';

/** The tabs whose products have a price of their own. */
const PRICE_TABS: Readonly<Record<string, string>> = { 特价: 'TJ', 工程: 'GC', 样机: 'YJCY' };

const ECOSYSTEM = '230000';

type Belongs = (product: Product) => boolean;

/** Whether a product stands in one of these lists of lines. */
function among(lists: readonly (readonly { readonly productCode: string }[])[]): Belongs {
  const codes = new Set(lists.flat().map(({ productCode }) => productCode));
  return ({ code }) => codes.has(code);
}

/** The tabs with pages of their own list what those pages hold. */
const PAGE_TABS: Readonly<Record<string, (dealer: Dealer) => Belongs>> = {
  反向定制: () => (product) => product.facts.isNewProduct === true,
  套餐: (dealer) => among(exampleRows(dealer, 'listPackages').map(({ lineList }) => lineList)),
  组合: (dealer) => among(dealer.examples('getSuit').map(({ lineList }) => lineList)),
  大单: (dealer) => among(dealer.example('listBigProductGroups').map(({ productList }) => productList)),
  生态场景: () => (product) => product.category === ECOSYSTEM,
};

/**
 * Which products are listed under a tab; what the tab means is read once. Assumption: 抢单, 乡镇专供 and 极速配送 list what
 * carries them as a tag, and nothing that left the market. A price that has ended puts its product under no tab.
 */
export function underTab(
  dealer: Dealer,
  { tab, now }: { readonly tab: string; readonly now: Date },
): Belongs {
  if (tab === '') return () => true;
  const priceType = PRICE_TABS[tab];
  const isOffered = (special: Special) => special.priceType === priceType && !hasEnded(special, now);
  if (priceType) return ({ code }) => specialsOf(dealer, code).some(isOffered);
  const page = PAGE_TABS[tab];
  if (page) return page(dealer);
  return ({ isWithdrawn, facts: { tags = [] } }) => !isWithdrawn && tags.includes(tab);
}

function hasEnded({ facts }: Special, now: Date): boolean {
  const { endDate = '' } = facts;
  return endDate !== '' && endDate < businessDate(now);
}
