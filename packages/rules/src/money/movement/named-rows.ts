/** What an address names, as the server has it: orders and charges (FIN-07, FIN-08). */
import type { MovementRefusal } from './movement-refusals';

/** The rows among which something is named. */
interface NamedAmong<Row> {
  /** The rows of the server, in any order. */
  readonly rows: readonly Row[];
  readonly numberOf: (row: Row) => string;
  /** What is against a row; it is undefined where the server has none. */
  readonly refusalOf: (number: string, row: Row | undefined) => MovementRefusal | undefined;
}

/** The rows of the numbers that an address names, each number once and in its order, and what is against them. */
export function namedRows<Row>(
  numbers: readonly string[],
  { rows, numberOf, refusalOf }: NamedAmong<Row>,
): { readonly found: readonly Row[]; readonly refusals: readonly MovementRefusal[] } {
  const named = [...new Set(numbers)].map(
    (number) => [number, rows.find((row) => numberOf(row) === number)] as const,
  );
  return {
    found: named.map(([, row]) => row).filter((row) => row !== undefined),
    refusals: named.map(([number, row]) => refusalOf(number, row)).filter((refusal) => refusal !== undefined),
  };
}
