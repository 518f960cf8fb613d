/** Assumption: the codes of the types beyond 物流 and 发票, which the answers show. */
export const EVENT_TYPES: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'ORDER', label: '订单' },
  { value: 'LOGISTICS', label: '物流' },
  { value: 'INVOICE', label: '发票' },
  { value: 'FINANCE', label: '财务' },
  { value: 'SYSTEM', label: '系统使用' },
];
