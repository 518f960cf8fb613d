/** A sentence that names a price of before compares like with like; a new one says here what it compares. */
import { expect, it } from 'vitest';
import { readSource, sources } from './sources';

/** Words beside a price of before, a price that is struck out, and a difference of prices. */
const PRICE_OF_BEFORE = /原价|（原\$|`原 |单价由|\]\}由|比(供价|普通价)|每套省|，省 |已省|<s[ >]|现按/;

/** Both prices of each file, and where the comparison is tried. */
const COMPARED: Readonly<Record<string, string>> = {
  'rules/src/buying/cart-entry/price-notes.ts':
    'an entry with the ordinary price of today, a package with its products one by one (cart-lines.test)',
  'rules/src/orders/order-changes/line-differences.ts':
    'a line with itself at the price of the same type; two types are named, not compared (line-differences.test)',
  'rules/src/buying/rebuy/rebuy.ts': 'each part of what was paid with the price of its own type (rebuy.test)',
  'web/src/features/buying/bulk-order/order/bulk-bar.tsx':
    'the bulk price with the supply price (bulkTotals)',
  'web/src/features/buying/cart/table/product-cell.tsx':
    'a package with its products one by one (packageSaving)',
  'web/src/features/buying/home/ending-panel.tsx': 'a special price with the ordinary price of today',
  'web/src/features/buying/special-offers/package-card.tsx':
    'a package with its products one by one, both of the server',
  'web/src/features/buying/products/detail/order-panel.tsx':
    'a special price with the ordinary one (savedMoney)',
  'web/src/features/buying/products/detail/price-section.tsx': 'each price with the ordinary price of today',
  'web/src/features/stores-and-projects/projects/view/project-aside.tsx':
    'the contract with the ordinary prices, by the server',
  'web/src/features/stores-and-projects/projects/view/step-fields.tsx':
    'a quote with the ordinary price (priceBeforeQuote, quoteSum)',
  'web/src/widgets/goods/goods-cells.tsx': 'a special price with the ordinary price of today',
  'web/src/widgets/goods/goods-summary.tsx': 'a special price with the ordinary one (savedMoney)',
  'web/src/widgets/products/offer-price.tsx': 'a special price with the ordinary price of today',
};

it('CART-01 ORDER-01 every sentence with a price of before is known, with the two prices that it compares', () => {
  const comparing = sources
    .filter((path) => /^packages\/(web|rules)\/src\//.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => PRICE_OF_BEFORE.test(readSource(path).replace(/^\s*(\*|\/\/).*$/gm, '')))
    .map((path) => path.slice('packages/'.length));
  expect(comparing.sort()).toEqual(Object.keys(COMPARED).sort());
});
