import { z } from 'zod';
import type { KitOperation } from './operation';

/** A pair of the description (`x-agrees`): another call that tells the same facts. */
const PAIR = z.object({
  with: z.string(),
  /**
   * count: my number is that of its rows. sum: it is the sum of a field of them. parts: a figure of my row is the sum of one of its
   * rows, asked by my row. detail: I tell more of one of its rows. rows: we tell the same rows, `every` says which. figure: a figure of mine is one of its
   * row. export: my file has its rows.
   */
  as: z.enum(['count', 'sum', 'parts', 'detail', 'export', 'figure', 'rows']),
  /** What is asked of the other, beside the inputs that both have. */
  input: z.record(z.string(), z.unknown()).default({}),
  /** Of its rows those with these values alone count. */
  where: z.record(z.string(), z.unknown()).default({}),
  /** The field that names the same thing in both. */
  by: z.string().default(''),
  mine: z.string().default(''),
  /** Inputs that are taken from my row; all that both have, where none is named. */
  take: z.array(z.string()).default([]),
  /** A third call: the other is asked for each of its rows, by a field of them. */
  over: z.object({ with: z.string(), by: z.string() }).optional(),
  /** Of rows: each of mine is one of its, and with `both` each of its is one of mine; with `none` some are in both. */
  every: z.enum(['mine', 'both', 'none']).default('mine'),
  /** Fields that may differ. */
  but: z.array(z.string()).default([]),
  /** The field of my data that holds what is compared, where it is a part of it. */
  within: z.string().default(''),
  theirs: z.string().default(''),
  /** The list in a row of which each entry is counted. */
  lines: z.string().optional(),
});
export type Pair = z.infer<typeof PAIR>;

export function pairsOf({ call }: KitOperation): readonly Pair[] {
  return z.array(PAIR).parse(Reflect.get(call.route.operation, 'x-agrees') ?? []);
}
