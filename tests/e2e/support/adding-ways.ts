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
  { file: 'features/batch/import/use-waves.ts', tried: 'import' },
  { file: 'features/cart/checkout/stock-dialog.tsx', tried: 'stock dialog' },
  { file: 'features/cart/templates/templates-dialog.tsx', tried: 'template' },
  { file: 'features/cart/use-removal.ts', otherPrice: 'puts a removed line back at the price that it had' },
  { file: 'features/concerns/concerns-report.tsx', tried: 'followed' },
  { file: 'features/easy-tally/system-page.tsx', sameAs: 'template' },
  { file: 'features/home/recommended-panel.tsx', sameAs: 'home' },
  { file: 'features/home/usual-panel.tsx', tried: 'home' },
  { file: 'features/news/ecosystem-page.tsx', sameAs: 'followed' },
  { file: 'features/orders/batch-dialog.tsx', sameAs: 'order again' },
  { file: 'features/orders/rebuy/rebuy-dialog.tsx', tried: 'order again' },
  {
    file: 'features/packages/package-card.tsx',
    otherPrice:
      '套餐价: sent are the package and the ordinary version of each product; the server prices the set',
  },
  { file: 'features/products/detail/related-goods.tsx', sameAs: 'list' },
  { file: 'features/products/detail/use-product-order.ts', tried: 'product page' },
  { file: 'features/products/goods/goods-page.tsx', tried: 'list' },
  { file: 'features/samples/specimen-list-page.tsx', otherPrice: '样机价: a list of policies' },
  { file: 'features/stock-planning/recommend-page.tsx', tried: 'recommended' },
  { file: 'features/suits/suit-detail-page.tsx', tried: 'suit' },
  {
    file: 'features/traffic/goods/traffic-list-page.tsx',
    ownCart: '整车购物车: sent are product, pieces, supply and car; the server prices a line by its vehicle',
  },
  {
    file: 'features/traffic/goods/transfer-list-page.tsx',
    ownCart: '调货购物车: sent are product, pieces and supply; the server prices a line by its warehouse',
  },
  { file: 'features/underwriting/underwriting-page.tsx', otherPrice: '活动价: a list of policies' },
  { file: 'widgets/calculator/add-result.tsx', tried: 'calculator' },
];
