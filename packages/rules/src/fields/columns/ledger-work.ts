import type { HeadRows } from './choices';
import type { SheetFacts } from './facts';
import type { Grid } from './grid';
import type { LedgerLayout } from './ledger-layout';
import type { LedgerRow } from './ledger-rows';
import type { CellProblem, LedgerInput } from './reading';

/** A unit such as 万元 that heads or titles name, and the columns that it is about. */
export interface MoneyUnit {
  readonly word: string;
  readonly factor: number;
  readonly columns: readonly number[];
  /** 第 2 行写着“单位：万元”; `''` where the heads say it. */
  readonly source: string;
  /** Whether the figures are in this unit; undefined while it is open. */
  readonly isTaken: boolean | undefined;
}

/** Everything that is known of a book before it is put into words. */
export interface LedgerWork {
  readonly input: LedgerInput;
  readonly at: number;
  readonly grid: Grid;
  readonly heads: HeadRows | undefined;
  readonly facts: SheetFacts;
  readonly layout: LedgerLayout;
  readonly rows: readonly LedgerRow[];
  /** Cells that are still unreadable. */
  readonly problems: readonly CellProblem[];
  /** Cells that were unreadable in the file: their questions stay when they are answered. */
  readonly asked: readonly CellProblem[];
  readonly units: readonly MoneyUnit[];
  /** What the two sides are called in the file: 借方 and 贷方, 收 and 付. */
  readonly words: { readonly left: string; readonly right: string };
}
