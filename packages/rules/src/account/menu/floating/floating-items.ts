import { isOn } from '../../../base/flag';
import { pathSegments } from '../../../base/pathname';
import { hasButton, hasSubItem } from '../find-menu';
import { isDesigner, isRestricted, type MenuFacts, type MenuId } from '../menu-item';
import type { Condition } from '../menu-rules';

/** The tools of the floating bar; `learnMore` is named only by the rule for customerFlag (FLOAT-01, FLOAT-03). */
export type FloatingId =
  | 'calculator'
  | 'recommendation'
  | 'eventTrace'
  | 'orders'
  | 'switchAddress'
  | 'cart'
  | 'trafficCart'
  | 'transferCart'
  | 'favourites'
  | 'live'
  | 'learnMore'
  | 'sort'
  | 'back'
  | 'top'
  | 'balance'
  | 'qrCode'
  | 'feedback';

/** The facts that decide the floating bar: the account's and the path of the page. */
export interface FloatingFacts extends MenuFacts {
  readonly pathname: string;
  /** The freeze blocks the account (`freezeView` is not free): its pages are the notice (FREEZE-02, FREEZE-03). */
  readonly isBlocked?: boolean | undefined;
}

/** The facts and the item that is asked for. */
export type FloatingQuestion = FloatingFacts & { readonly id: FloatingId };

type Asked = Condition<FloatingQuestion>;

const HIDDEN_SECTIONS: readonly unknown[] = ['packageList', 'suit', 'news', 'messagelist', 'ylh'];
const DESIGNER_ITEMS: readonly FloatingId[] = ['live', 'qrCode', 'top'];
const LIMITED_ITEMS: readonly FloatingId[] = ['live', 'learnMore', 'top'];
/** What still does something for a blocked account; every other tool would lead to its notice. */
const UNBLOCKED_ITEMS: readonly FloatingId[] = ['sort', 'back', 'top', 'balance', 'qrCode', 'feedback'];
const CALCULATOR_CHANNELS: readonly unknown[] = ['M', 'C', 'Q', 'T', 'F', 'N', 'E'];

/** The conditions of every item. Assumption: a hidden page hides the bar on the pages below it too. */
export const BAR_CONDITIONS: readonly Asked[] = [
  {
    rule: 'FLOAT-04',
    cause: 'pageWithoutTools',
    read: ({ pathname }) => ({ pathname }),
    allows: ({ pathname }) => !HIDDEN_SECTIONS.includes(pathSegments(pathname)[0]),
  },
  {
    rule: 'FLOAT-02',
    cause: 'designer',
    read: ({ roles }) => ({ roles: JSON.stringify(roles) }),
    allows: (question) => !isDesigner(question) || DESIGNER_ITEMS.includes(question.id),
  },
  {
    rule: 'FLOAT-03',
    cause: 'limitedCustomer',
    read: ({ customerFlag }) => ({ customerFlag }),
    allows: (question) => !isRestricted(question) || LIMITED_ITEMS.includes(question.id),
  },
];

/** The condition that a blocked account adds to those of every item. */
export const BLOCKED_CONDITION: Asked = {
  rule: 'FREEZE-02',
  cause: 'blocked',
  read: ({ isBlocked }) => ({ isBlocked: isBlocked ?? false }),
  allows: ({ isBlocked, id }) => !isBlocked || UNBLOCKED_ITEMS.includes(id),
};

const menu = (parent: MenuId, id: MenuId, subject: string): Asked => ({
  rule: 'FLOAT-02',
  cause: 'noMenu',
  subject,
  read: (facts) => ({ [`${parent}/${id}`]: hasSubItem(facts, parent, id) }),
  allows: (facts) => hasSubItem(facts, parent, id),
});

/** The name of the button permission bt4. */
export const BT4_TITLE = '采购推荐与计算器';

const BT4: Asked = {
  rule: 'FLOAT-02',
  cause: 'noButton',
  subject: BT4_TITLE,
  read: (facts) => ({ bt4: hasButton(facts, 'bt4') }),
  allows: (facts) => hasButton(facts, 'bt4'),
};

const CALCULATOR_CHANNEL: Asked = {
  rule: 'FLOAT-03',
  cause: 'channel',
  read: ({ channel }) => ({ channel }),
  allows: ({ channel }) => CALCULATOR_CHANNELS.includes(channel),
};

const CUSTOMER_DATA: Asked = {
  rule: 'FLOAT-03',
  cause: 'customerData',
  read: ({ jshCusFlagData }) => ({ jshCusFlagData: jshCusFlagData ?? false }),
  allows: ({ jshCusFlagData }) => isOn(jshCusFlagData),
};

const NOT_TRADITIONAL: Asked = {
  rule: 'FLOAT-03',
  cause: 'traditional',
  read: ({ channelGroup, channel }) => ({ channelGroup, channel }),
  allows: ({ channelGroup, channel }) => channelGroup !== 'CT' && channel !== 'CT',
};

const ONLY_LIMITED: Asked = {
  rule: 'FLOAT-03',
  cause: 'limitedOnly',
  read: ({ customerFlag }) => ({ customerFlag }),
  allows: isRestricted,
};

interface FloatingRow {
  readonly id: FloatingId;
  readonly label: string;
  readonly needs: readonly Asked[];
}

/**
 * The bar from top to bottom with the conditions of each item (FLOAT-01 to FLOAT-03). Assumption: the specification
 * names entries of menu 104 without a meaning. Here 105 belongs to the address switch, 1141 to the balances and 116 to
 * the favourites.
 */
export const FLOATING_ITEMS: readonly FloatingRow[] = [
  {
    id: 'calculator',
    label: '计算器',
    needs: [BT4, CALCULATOR_CHANNEL, CUSTOMER_DATA],
  },
  { id: 'recommendation', label: '采购推荐', needs: [BT4] },
  { id: 'eventTrace', label: '事件追踪', needs: [] },
  { id: 'orders', label: '我的订单', needs: [menu(7, 9, '我的订单')] },
  { id: 'switchAddress', label: '切换送达方', needs: [menu(104, 105, '送达方管理')] },
  { id: 'cart', label: '购物车', needs: [menu(7, 9, '我的订单')] },
  { id: 'trafficCart', label: '整车购物车', needs: [] },
  { id: 'transferCart', label: '调货购物车', needs: [] },
  { id: 'favourites', label: '商品关注', needs: [menu(104, 116, '商品关注')] },
  { id: 'live', label: '直播', needs: [] },
  { id: 'learnMore', label: '了解更多', needs: [ONLY_LIMITED] },
  { id: 'sort', label: '排序', needs: [] },
  { id: 'back', label: '返回', needs: [] },
  { id: 'top', label: '回到顶部', needs: [] },
  { id: 'balance', label: '余额', needs: [menu(104, 1141, '付款方（旧）'), NOT_TRADITIONAL] },
  { id: 'qrCode', label: 'APP二维码', needs: [] },
  { id: 'feedback', label: '意见反馈', needs: [] },
];
