import type { RouteName } from '#routes';

/** A step: where it is shown, around what, and what is said. */
interface TourStep {
  /** The page that is opened for it; without one it stands on every page. */
  readonly page?: RouteName;
  /** What is marked: the first of these that is on show. */
  readonly marks: readonly string[];
  readonly title: string;
  readonly text: string;
}

/** The first day of a new employee, from finding to signing. */
export const TOUR: readonly TourStep[] = [
  {
    marks: ['.search-box', '.phone-search'],
    title: '找商品',
    text: '直接写要什么：10公斤洗衣机、1.5匹空调、特价冰箱。型号、编码、拼音首字母也行。',
  },
  {
    marks: ['.palette-button', '.search-box'],
    title: '什么都能找',
    text: '按 Ctrl K：订单号、发票号、送达方、付款方、页面，写“怎么退货”也会带您去。',
  },
  {
    page: 'list',
    marks: ['.goods-field'],
    title: '填数量就是下单',
    text: '在数量里填台数，按 Enter 加入购物车并到下一行；一列数量可以整列粘贴。',
  },
  {
    page: 'cart',
    marks: ['.sticky-bar', '.page-header'],
    title: '结算前看这里',
    text: '只结算勾选的商品。最后一问写明从哪个账户付多少、送到哪里，确认了才下单。',
  },
  {
    page: 'myOrder',
    marks: ['.page-header'],
    title: '下单以后',
    text: '审核、发货、签收都在我的订单；每行右边是这一单的下一步，预计哪天到也在行里。',
  },
  {
    page: 'index',
    marks: ['.home-panel', '.page-header'],
    title: '每天从首页开始',
    text: '要办的事按期限排在首页。在任何页面按 ? 都能看到按键和常见问题。',
  },
];
