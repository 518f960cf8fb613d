/** Which products belong to a tab of the shopping navigation (NAV-01). */

import { businessDate } from '../memory/clock';
import { type Fields, fields, list, text } from '../memory/input';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import { type Product, type Special, specialsOf } from './goods';

/** The tabs whose products have a price of their own. */
const PRICE_TABS: Readonly<Record<string, string>> = { 特价: 'TJ', 工程: 'GC', 样机: 'YJCY' };

const ECOSYSTEM = '230000';

function codesIn(rows: readonly Fields[], name: string): readonly string[] {
  return rows.flatMap((row) => list(row, name).map((line) => text(line, 'productCode')));
}

const suitsOf = (dealer: Dealer) => dealer.examples('getSuit').map(({ data }) => fields(data));

type Belongs = (dealer: Dealer, product: Product) => boolean;

/** The tabs with pages of their own list what those pages hold. */
const PAGE_TABS: Readonly<Record<string, Belongs>> = {
  反向定制: (_, product) => product.facts['isNewProduct'] === true,
  套餐: (dealer, product) => codesIn(exampleRows(dealer, 'listPackages'), 'lineList').includes(product.code),
  组合: (dealer, product) => codesIn(suitsOf(dealer), 'lineList').includes(product.code),
  大单: (dealer, product) =>
    codesIn(exampleRows(dealer, 'listBigProductGroups'), 'productList').includes(product.code),
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
  const tags = product.facts['tags'];
  return !product.isWithdrawn && Array.isArray(tags) && tags.includes(tab);
}

function hasEnded({ facts }: Special, now: Date): boolean {
  const lastDay = text(facts, 'endDate');
  return lastDay !== '' && lastDay < businessDate(now);
}
