/** The messages when no answer came and the order list was asked (ORDER-01). */

/** The result of the order list for a submit without an answer. */
export type LookUpOutcome = 'looking' | 'placed' | 'notFound' | 'unknown';

interface LostText {
  readonly level: 'info' | 'success' | 'warning';
  readonly title: string;
  readonly text: string;
}

export const LOST_TEXTS: Readonly<Record<LookUpOutcome, LostText>> = {
  looking: { level: 'info', title: '没有收到提交结果', text: '正在订单列表中核对…' },
  placed: {
    level: 'success',
    title: '没有收到提交结果，但订单已生成',
    text: '请勿重复提交；购物车已刷新。',
  },
  notFound: {
    level: 'warning',
    title: '没有收到提交结果，订单列表中也没有该订单',
    text: '请在购物车页面上方再核对一次，由您解开后可以重新提交。',
  },
  unknown: {
    level: 'warning',
    title: '没有收到提交结果，暂时无法确认是否已下单',
    text: '订单可能还在生成。核对清楚之前不能提交相同的订单；请过几分钟在购物车页面上方再次核对。',
  },
};
