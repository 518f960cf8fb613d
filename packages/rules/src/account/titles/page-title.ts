import { pathSegments } from '../../base/pathname';

/** The portal's name on screen unless the host configures another. */
export const SITE_NAME = '经销商采购门户';

/** Titles by path; the parameters that may follow are not part of it (ROUTE-04). */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['', '首页'],
  ['index', '首页'],
  ['list', '商品列表'],
  ['newlist', '商品列表'],
  ['malllist', '商品列表'],
  ['detail', '商品详情'],
  ['newdetail', '商品详情'],
  ['traffic/list', '整车列表'],
  ['transfer/list', '调货列表'],
  ['myOrder', '采购订单'],
  ['cart', '购物车'],
  ['NewCart', '购物车'],
  ['traffic/cart', '整车购物车'],
  ['transfer/cart', '调货购物车'],
  ['customerview', '客户视图'],
  ['onlinePayment', '在线支付'],
  ['loan/preLoanApply', '融资充值'],
  ['loan/myCredit', '我的授信'],
]);

/** Paths whose further parts are parameters, so that `/list/冰箱` is the list still. */
const WITH_PARAMETERS: readonly unknown[] = ['list', 'detail', 'newdetail', 'myOrder'];

/** The title that the specification gives a page, by two map look-ups; undefined when it gives none (ROUTE-04). */
export function pageTitle(pathname: string): string | undefined {
  const parts = pathSegments(pathname);
  const [first] = parts;
  return TITLES.get(WITH_PARAMETERS.includes(first) ? String(first) : parts.join('/'));
}

/** The word for its kind that stands before an object's number in headings; other words belong to a name (关于 618 的通知). */
const KIND_BEFORE_NUMBER =
  /^(?:订单|审核订单|拒收订单|发货单|备货单|配额单|批次|车次|返利|融资|票据) (?=[\w.])/u;

/** What the tab says of a page beside the portal's name. */
interface TabPage {
  /** The title of the route's entry. */
  readonly title?: string | undefined;
  /** The name or number of the object on show; it comes first, so that narrow tabs differ. */
  readonly object?: string | undefined;
}

/**
 * The title of the browser's tab: the object on show, the page's title, else that of the route's entry, then the
 * portal's name (ROUTE-04).
 * @param page the title of the route's entry, or it with the object
 * @example documentTitle('/orderDetail', { title: '订单详情', object: '订单 6010086603' }, '门户') // '6010086603 · 订单详情 - 门户'
 */
export function documentTitle(pathname: string, page?: string | TabPage, site: string = SITE_NAME): string {
  const { title: own, object }: TabPage = typeof page === 'object' ? page : { title: page };
  const title = pageTitle(pathname) ?? own;
  const name = object?.trim().replace(KIND_BEFORE_NUMBER, '');
  const isNamed = name !== title && name !== own;
  return [[isNamed && name, title].filter(Boolean).join(' · '), site].filter(Boolean).join(' - ');
}
