import type { Page } from 'playwright';
import { expect } from 'vitest';
import {
  add,
  addByCall,
  article,
  cartRow,
  checkout,
  confirmSubmit,
  known,
  ordersInMock,
  releaseSubmit,
  retry,
  settleTicked,
  tickOnly,
} from '../buying';
import { typeNumber } from '../fields';
import { moveTo } from '../page-addresses';
import { waitForMessage } from '../page-watch';

/** One call of an ordinary order, and what happens when the line is cut at it. */
export interface Cut {
  readonly operationId: string;
  /** The end of its address, where it must not be sent again by itself. */
  readonly path: string;
  /** The preparation, from the user's place after the last cut. */
  readonly ready?: (page: Page) => Promise<void>;
  /** The user's action when the line is cut. */
  readonly step: (page: Page) => Promise<void>;
  /** The message to the user. */
  readonly text: string | RegExp;
  /** The user's next action. */
  readonly nextAction: (page: Page) => Promise<void>;
  /** The sign of success. */
  readonly done: (page: Page) => Promise<void>;
}

/** The product that the journey buys, the pieces in its cart, and the ordered pieces. */
const MODEL = 'BCD-325WLHFD';
const PIECES = 3;
const ORDERED = 4;

/** Three pieces in the cart, in addition to the two entries of every fresh one. */
export const fillCart = (page: Page): Promise<void> => addByCall(page, 'GR0325A03', PIECES);

const tickModel = (page: Page) => tickOnly(page, '/cart', [MODEL]);

/** The calls of one story, from a page without calls: known facts of an order or a product are not asked for again. */
export const CUTS: readonly Cut[] = [
  {
    operationId: 'queryMyOrders',
    path: '/myorder/orderQueryPage',
    step: (page) => moveTo(page, '/myOrder'),
    text: '订单没有加载出来',
    nextAction: retry,
    done: (page) => page.locator('[data-row-key="6010086601"]').waitFor(),
  },
  {
    operationId: 'listCart',
    path: '/get/list/8800123456/8800123456/8800123456',
    step: (page) => moveTo(page, '/cart'),
    text: '购物车没有加载出来',
    nextAction: retry,
    done: (page) => cartRow(page, MODEL).waitFor(),
  },
  {
    operationId: 'updateCartNumber',
    path: '/updateProductNumber',
    step: (page) => typeNumber(cartRow(page, MODEL), `${MODEL}数量`, String(ORDERED)),
    text: /^数量 4 还没有保存/,
    nextAction: (page) => cartRow(page, MODEL).getByRole('button', { name: '现在重试' }).click(),
    done: async (page) => {
      await cartRow(page, MODEL).getByText('¥10,352.00').waitFor();
      await cartRow(page, MODEL).getByText('还没有保存').waitFor({ state: 'detached' });
    },
  },
  {
    operationId: 'listCart',
    path: '/get/list/8800123456/8800123456/8800123456',
    ready: tickModel,
    step: checkout,
    text: '购物车没有刷新成功，请重试；还没有进入结算',
    nextAction: async (page) => {
      await settleTicked(page);
    },
    done: article,
  },
  {
    operationId: 'splitOrder',
    path: '/order/splitOrder',
    ready: tickModel,
    step: checkout,
    text: '订单没有拆分成功',
    nextAction: retry,
    done: article,
  },
  {
    operationId: 'submitOrders',
    path: '/order/post/orderInfo',
    step: confirmSubmit,
    text: '没有收到提交结果，暂时无法确认是否已下单',
    nextAction: async (page) => {
      await known(page);
      await releaseSubmit(page);
      await confirmSubmit(page);
    },
    done: async (page) => {
      await page.getByRole('heading', { level: 1, name: '下单成功' }).waitFor();
      const [placed, before] = await ordersInMock(page);
      expect(placed?.lineList).toMatchObject([{ productModel: MODEL, number: ORDERED }]);
      expect(before?.lineList[0]?.['productModel']).not.toBe(MODEL);
    },
  },
  {
    operationId: 'queryProducts',
    path: '/getProductPageByProductCode',
    step: (page) => moveTo(page, '/detail/GR0325A03'),
    text: '商品没有加载出来',
    nextAction: retry,
    done: (page) => page.getByRole('heading', { level: 1, name: MODEL }).waitFor(),
  },
  {
    operationId: 'listPrices',
    path: '/productPrice/allprice',
    step: (page) => moveTo(page, '/detail/GR0510A02'),
    text: '价格暂时没有取到，取到后才能加入购物车',
    nextAction: retry,
    done: (page) => page.getByRole('main').getByText('¥4,180.00').first().waitFor(),
  },
  {
    operationId: 'addToCart',
    path: '/shoppingCart/add/cart',
    step: add,
    text: '没有收到结果，是否已加入请查看',
    nextAction: add,
    done: (page) => waitForMessage(page, '加入购物车成功'),
  },
];
