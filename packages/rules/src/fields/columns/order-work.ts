import type { HeadRows } from './choices';
import type { SheetFacts } from './facts';
import type { Grid } from './grid';
import type { OrderLayout } from './order-layout';
import type { OrderRow } from './order-rows';
import type { CellProblem, OrderInput } from './reading';

/** Everything that is known of an order sheet before it is put into words. */
export interface OrderWork {
  readonly input: OrderInput;
  readonly at: number;
  readonly grid: Grid;
  readonly heads: HeadRows | undefined;
  readonly facts: SheetFacts;
  readonly layout: OrderLayout;
  readonly rows: readonly OrderRow[];
  readonly problems: readonly CellProblem[];
  /** How many pieces a unit has; undefined while it is open. */
  readonly factorOf: (unit: string) => number | undefined;
}
