import type { Page } from 'playwright';
import { add, article, cartRow, checkout, confirmSubmit, known, retry, settleTicked } from './buying';
import { typeNumber } from './fields';
import { moveTo } from './page-addresses';
import { waitForMessage } from './page-watch';

/** One call of the journey, and what happens when the line is cut at it. */
export interface Cut {
  readonly operationId: string;
  /** The end of its address, where it must not be sent again by itself. */
  readonly path: string;
  /** What the user does when the line is cut. */
  readonly step: (page: Page) => Promise<void>;
  /** What the user is told. */
  readonly text: string | RegExp;
  /** What the user does then. */
  readonly again: (page: Page) => Promise<void>;
  /** What shows that it went well. */
  readonly done: (page: Page) => Promise<void>;
}

/** What the journey buys. */
export const MODEL = 'BCD-325WLHFD';

/** The calls of an ordinary order in their order: after each cut the journey goes on from where it was. */
export const CUTS: readonly Cut[] = [
  {
    operationId: 'queryProducts',
    path: '/getProductPageByProductCode',
    step: (page) => moveTo(page, '/detail/GR0325A03'),
    text: '商品没有加载出来',
    again: retry,
    done: (page) => page.getByRole('heading', { level: 1, name: MODEL }).waitFor(),
  },
  {
    operationId: 'listPrices',
    path: '/productPrice/allprice',
    step: (page) => moveTo(page, '/detail/GR0510A02'),
    text: '价格暂时没有取到，取到后才能加入购物车',
    again: retry,
    done: (page) => page.getByRole('main').getByText('¥4,180.00').first().waitFor(),
  },
  {
    operationId: 'addToCart',
    path: '/shoppingCart/add/cart',
    step: async (page) => {
      await moveTo(page, '/detail/GR0325A03');
      await add(page);
    },
    text: '没有收到结果，是否已加入请查看',
    again: add,
    done: (page) => waitForMessage(page, '加入购物车成功'),
  },
  {
    operationId: 'listCart',
    path: '/get/list/8800123456/8800123456/8800123456',
    // Loaded anew: the product page has read the cart a moment ago.
    step: (page) => page.goto('/cart').then(() => undefined),
    text: '购物车没有加载出来',
    again: retry,
    done: (page) => cartRow(page, MODEL).waitFor(),
  },
  {
    operationId: 'updateCartNumber',
    path: '/updateProductNumber',
    step: (page) => typeNumber(cartRow(page, MODEL), `${MODEL}数量`, '3'),
    text: /^数量 3 还没有保存/,
    again: (page) => cartRow(page, MODEL).getByRole('button', { name: '现在重试' }).click(),
    done: async (page) => {
      await cartRow(page, MODEL).getByText('¥7,764.00').waitFor();
      await cartRow(page, MODEL).getByText('还没有保存').waitFor({ state: 'detached' });
    },
  },
  {
    operationId: 'listCart',
    path: '/get/list/8800123456/8800123456/8800123456',
    step: async (page) => {
      await cartRow(page, MODEL).getByRole('checkbox').first().check();
      await checkout(page);
    },
    text: '购物车没有刷新成功，请重试；还没有进入结算',
    again: async (page) => {
      await settleTicked(page);
      await page
        .getByRole('link', { name: /^购物车，/ })
        .first()
        .click();
    },
    done: (page) => cartRow(page, MODEL).waitFor(),
  },
  {
    operationId: 'splitOrder',
    path: '/order/splitOrder',
    step: checkout,
    text: '订单没有拆分成功',
    again: retry,
    done: article,
  },
  {
    operationId: 'submitOrders',
    path: '/order/post/orderInfo',
    step: confirmSubmit,
    text: '没有收到提交结果，订单列表中也没有该订单',
    again: async (page) => {
      await known(page);
      await confirmSubmit(page);
    },
    done: (page) => page.getByRole('heading', { level: 1, name: '下单成功' }).waitFor(),
  },
  {
    operationId: 'queryMyOrders',
    path: '/myorder/orderQueryPage',
    step: (page) => page.getByRole('link', { name: '查看我的订单' }).click(),
    text: '订单没有加载出来',
    again: retry,
    done: (page) => page.locator('[data-row-key]').first().getByText('待审核').waitFor(),
  },
];
