/** The states of an order by code, in the order in which it passes through them. Assumption: the specification shows none. */
export const ORDER_STATES = [
  { value: '10', label: '待审核' },
  { value: '20', label: '待发货' },
  { value: '30', label: '配送中' },
  { value: '40', label: '待签收' },
  { value: '50', label: '已签收' },
  { value: '90', label: '已取消' },
] as const;

/** The state in which an order can be signed for. */
export const WAIT_SIGN = '40';
