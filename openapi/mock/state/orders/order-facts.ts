import type { RowOf } from '../memory/shapes';

/** OrderDetail as the examples and the ledger have it. */
export type OrderFacts = Omit<RowOf<'queryAllOrders'>, 'statusName'>;

/** A step in the course of an order. */
export type Step = OrderFacts['timeline'][number];
