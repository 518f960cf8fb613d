/** Every way of adding to the cart, with the files that lead to it: held by tests/architecture, tried by tests/e2e. */

/** How a way is tried in the browser, or why another one stands for it. */
export type AddingWay =
  | {
      readonly file: string;
      /** The name of its steps in `adding.test.ts`. */
      readonly tried: string;
    }
  | {
      readonly file: string;
      /** It adds through the same component as the way of that name, and has no price of its own. */
      readonly sameAs: string;
    }
  | {
      readonly file: string;
      /** It adds at another price than the best one, and the page says so. */
      readonly otherPrice: string;
    }
  | {
      readonly file: string;
      /** It adds to a cart of its own, and sends no price: why none is chosen. */
      readonly ownCart: string;
    };

export const ADDING_WAYS: readonly AddingWay[] = [
  { file: 'app/shell/palette/palette.tsx', tried: 'palette' },
  { file: 'features/orders/batch/import/use-waves.ts', tried: 'import' },
  { file: 'features/buying/cart/checkout/stock-dialog.tsx', tried: 'stock dialog' },
  { file: 'features/buying/cart/templates/templates-dialog.tsx', tried: 'template' },
  {
    file: 'features/buying/cart/use-removal.ts',
    otherPrice: 'puts a removed line back at the price that it had',
  },
  { file: 'features/buying/concerns/concerns-report.tsx', tried: 'followed' },
  { file: 'features/other-systems/easy-tally/system-page.tsx', sameAs: 'template' },
  { file: 'features/buying/home/recommended-panel.tsx', sameAs: 'home' },
  { file: 'features/buying/home/usual-panel.tsx', tried: 'home' },
  { file: 'features/messages-and-help/news/ecosystem-page.tsx', sameAs: 'followed' },
  { file: 'kits/order-actions/batch-dialog.tsx', sameAs: 'order again' },
  { file: 'kits/order-actions/rebuy/rebuy-dialog.tsx', tried: 'order again' },
  {
    file: 'features/buying/special-offers/package-card.tsx',
    otherPrice:
      '套餐价: sent are the package and the ordinary version of each product; the server prices the set',
  },
  { file: 'features/buying/products/detail/related-goods.tsx', sameAs: 'list' },
  { file: 'features/buying/products/detail/use-product-order.ts', tried: 'product page' },
  { file: 'features/buying/products/goods/goods-page.tsx', tried: 'list' },
  { file: 'features/buying/samples/specimen-list-page.tsx', otherPrice: '样机价: a list of policies' },
  { file: 'features/buying/stock-planning/recommend-page.tsx', tried: 'recommended' },
  { file: 'features/buying/suits/suit-detail-page.tsx', tried: 'suit' },
  {
    file: 'features/vehicles/traffic/goods/traffic-list-page.tsx',
    ownCart: '整车购物车: sent are product, pieces, supply and car; the server prices a line by its vehicle',
  },
  {
    file: 'features/vehicles/traffic/goods/transfer-list-page.tsx',
    ownCart: '调货购物车: sent are product, pieces and supply; the server prices a line by its warehouse',
  },
  { file: 'features/buying/special-offers/underwriting-page.tsx', otherPrice: '活动价: a list of policies' },
  { file: 'widgets/calculator/add-result.tsx', tried: 'calculator' },
];
