/** Every way of adding to the cart is known and tried: a new one fails until it is in the list. */
import { expect, it } from 'vitest';
import { ADDING_WAYS } from '../e2e/support/adding-ways';
import { readSource, sources } from './sources';

const WEB = 'packages/web/src/';
const files = sources.filter(
  (path) => path.startsWith(WEB) && !path.startsWith(`${WEB}test/`) && !/\.test\.tsx?$/.test(path),
);

/** The hooks and components of widgets by which something is added. */
const ADDERS = [
  ...['useAddToCart', 'useAddMany', 'useAddPortion', 'AddToCartForm', 'AddAllButton', 'AddAllBar'],
  ...['AddAllGoods', 'useGoodsOrder'],
  ...['RebuyDialog', 'ProductGrid', 'ProductCard', 'addToVehicle', 'addToTransfer'],
];

/** The calls that add to a cart, also those that are not there yet. */
const ADDING_CALL = /^add\w*To\w*Cart$/;
/** Those of the cart itself; the others have carts of their own. */
const CART_CALL = /^add(List)?ToCart$/;

/** The names that a file imports as values. */
function importsOf(path: string): readonly string[] {
  return [...readSource(path).matchAll(/^import (?!type\b)([^;]*?) from/gm)].flatMap(([, names = '']) =>
    names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, '')),
  );
}

const isAdding = (path: string) =>
  importsOf(path).some((name) => ADDERS.includes(name) || ADDING_CALL.test(name));

/** Parts that others add by; each of them is one of the adders. */
const SHARED = [
  'features/vehicles/traffic/goods/calls.ts',
  ...['widgets/goods/add-all-goods.tsx', 'widgets/goods/goods-bar.tsx', 'widgets/goods/use-goods-order.ts'],
  ...['kits/order-list/add-all-button.tsx', 'kits/order-list/add-all-bar.tsx'],
  ...['widgets/products/add-to-cart-form.tsx', 'widgets/products/use-add-portion.ts'],
  ...['widgets/products/product-card.tsx', 'widgets/products/product-grid.tsx'],
  ...['widgets/products/use-add-to-cart.ts', 'widgets/rebuy/rebuy-dialog.tsx'],
].map((name) => `${WEB}${name}`);

it('CART-02 every way of adding to the cart is in the list of ways, which the browser tries one by one', () => {
  const addingFiles = files.filter((path) => isAdding(path) && !SHARED.includes(path));
  expect(addingFiles.map((path) => path.slice(WEB.length)).sort()).toEqual(
    ADDING_WAYS.map(({ file }) => file).sort(),
  );
  const tried = new Set(ADDING_WAYS.flatMap((way) => ('tried' in way ? [way.tried] : [])));
  const unknown = ADDING_WAYS.filter((way) => 'sameAs' in way && !tried.has(way.sameAs));
  expect(unknown).toEqual([]);
});

it('CART-03 the two calls of the cart are sent from two files alone, with what the rule decided', () => {
  const senders = files.filter((path) => importsOf(path).some((name) => CART_CALL.test(name)));
  expect(senders.map((path) => path.slice(WEB.length)).sort()).toEqual([
    'features/orders/batch/import/use-waves.ts',
    'widgets/products/use-add-to-cart.ts',
  ]);
  for (const path of senders) expect(readSource(path)).toContain('addToCartPayload(');
});

it('TRAF-01 TRANS-01 what has a cart of its own is added by one file, without a price that the page chose', () => {
  const senders = files.filter((path) =>
    importsOf(path).some((name) => ADDING_CALL.test(name) && !CART_CALL.test(name)),
  );
  expect(senders.map((path) => path.slice(WEB.length))).toEqual(['features/vehicles/traffic/goods/calls.ts']);
  for (const path of senders) expect(readSource(path)).not.toMatch(/price/i);
});
