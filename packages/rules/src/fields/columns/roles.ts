/** What a column of a file can mean, for each of the two doors (CART-08, FIN-02). */

/** The doors through which files come in: an order, or the dealer's own book. */
export type Door = 'order' | 'ledger';

/** What a column of an order sheet can be. */
export const ORDER_ROLES = {
  model: '型号',
  code: '产品编码',
  quantity: '数量',
  unit: '单位',
  shop: '门店',
  note: '备注',
  none: '不用',
} as const;

/** What a column of a book can be. */
export const LEDGER_ROLES = {
  day: '日期',
  year: '年',
  month: '月',
  date: '日',
  number: '凭证号',
  text: '摘要',
  debit: '借方',
  credit: '贷方',
  income: '收入',
  outgo: '支出',
  paid: '付款',
  goods: '提货',
  direction: '方向',
  balanceSide: '余额的方向',
  amount: '金额',
  balance: '余额',
  none: '不用',
} as const;

export type OrderRole = keyof typeof ORDER_ROLES;
export type LedgerRole = keyof typeof LEDGER_ROLES;
export type ColumnRole = OrderRole | LedgerRole;

/** The roles of a door with their words, in the order of the select. */
export function rolesOf(door: Door): readonly (readonly [ColumnRole, string])[] {
  return door === 'order'
    ? (Object.entries(ORDER_ROLES) as [OrderRole, string][])
    : (Object.entries(LEDGER_ROLES) as [LedgerRole, string][]);
}

/** The word for a role. */
export function roleText(role: ColumnRole): string {
  return role in ORDER_ROLES ? ORDER_ROLES[role as OrderRole] : LEDGER_ROLES[role as LedgerRole];
}

/** Roles that several columns may have; each other role stands once. */
const MANY: ReadonlySet<ColumnRole> = new Set(['none', 'note', 'text', 'number']);

/** Whether a role stands once in a sheet. */
export function isAlone(role: ColumnRole): boolean {
  return !MANY.has(role);
}
