import { expect, it } from 'vitest';
import { documentTitle, pageTitle } from './index';
import { SITE_NAME } from './page-title';

it.each([
  ['/', '首页'],
  ['/index', '首页'],
  ['/list', '商品列表'],
  ['/list/冰箱/颜色/白', '商品列表'],
  ['/newlist', '商品列表'],
  ['/malllist?keyword=1', '商品列表'],
  ['/detail', '商品详情'],
  ['/detail/BCD-500/1', '商品详情'],
  ['/newdetail/BCD-500', '商品详情'],
  ['/traffic/list', '整车列表'],
  ['/transfer/list', '调货列表'],
  ['/myOrder', '采购订单'],
  ['/myOrder/100', '采购订单'],
  ['/cart', '购物车'],
  ['/NewCart', '购物车'],
  ['/traffic/cart', '整车购物车'],
  ['/transfer/cart', '调货购物车'],
  ['/customerview', '客户视图'],
  ['/onlinePayment', '在线支付'],
  ['/loan/preLoanApply', '融资充值'],
  ['/loan/myCredit', '我的授信'],
  ['/cart/settle', undefined],
  ['/newlist/1', undefined],
  ['/List', undefined],
  ['/newcart', undefined],
  ['/traffic', undefined],
  ['/rebate', undefined],
])('ROUTE-04a the page %s is titled %s', (pathname, title) => {
  expect(pageTitle(pathname)).toBe(title);
});

it.each([
  [['/cart'], '购物车 - 经销商采购门户'],
  [['/cart', '另一个'], '购物车 - 经销商采购门户'],
  [['/rebate', '返利'], '返利 - 经销商采购门户'],
  [['/rebate'], '经销商采购门户'],
  [['/rebate', ''], '经销商采购门户'],
  [['/cart', undefined, '我的门户'], '购物车 - 我的门户'],
] as const)('ROUTE-04 the tab of %o shows %s', (args, title) => {
  const [pathname, routeTitle, site] = args;
  expect(documentTitle(pathname, routeTitle, site)).toBe(title);
  expect(SITE_NAME).toBe('经销商采购门户');
});

it.each([
  ['/orderDetail', '订单详情', '订单 6010086603', '6010086603 · 订单详情'],
  ['/detail/HG100-F6', '商品详情', 'HG100-F6', 'HG100-F6 · 商品详情'],
  ['/commonMessageDetail', '消息详情', '订单 6010086604 已送达', '6010086604 已送达 · 消息详情'],
  ['/news', '资讯详情', '双十一 政策', '双十一 政策 · 资讯详情'],
  ['/orderDetail', '订单详情', '订单详情', '订单详情'],
  ['/orderDetail', '订单详情', ' ', '订单详情'],
  ['/orderDetail', undefined, '订单 6010086603', '6010086603'],
  ['/deliveryOrder', '提货单确认', '配额单 PE20261101', 'PE20261101 · 提货单确认'],
  ['/audit', '审核详情', '审核订单 6010086603', '6010086603 · 审核详情'],
  ['/news', '资讯详情', '关于 618 活动的通知', '关于 618 活动的通知 · 资讯详情'],
  ['/suit', '方案详情', '现代 A 套', '现代 A 套 · 方案详情'],
])('ROUTE-04 the tab of %s names the object, its number first', (...row) => {
  const [pathname, title, object, tab] = row;
  expect(documentTitle(pathname, { title, object }, '门户')).toBe(`${tab} - 门户`);
});
