/** Schemas of zod for inputs and answers, and the way back from one to a check of `validating`. */
import * as z from 'zod/mini';
import type { Operation, OperationId } from '../core/operation';
import type { Ops } from '../generated/ops';
import type { Check } from '../validation/check';
import { MOST_ISSUES } from '../validation/shapes';

/** A schema of zod/mini whose input and output are those of the operation: `z.infer`, `z.parse`, `z.toJSONSchema`, resolvers. */
export type Schema<T> = z.ZodMiniType<T, T>;

/** @param build makes the schema when it is first used */
export function schemaOf<T>(build: () => z.ZodMiniType): Schema<T> {
  // The types and the schema are generated from one description; a test compares the schema with the checks.
  return z.lazy(build) as unknown as Schema<T>;
}

/**
 * A zod schema, generated or your own stricter one, as a check for `validating`.
 * @param part which side of the operation the schema is for; an input is `{ path, query, body }`
 */
export function checkBy<K extends OperationId, P extends Check['part']>(
  { id }: Operation<K>,
  part: P,
  schema: z.core.$ZodType<unknown, Ops[K][P]>,
): Check<Ops[K][P]> {
  const parse = (value: unknown) => z.safeParse(schema, value);
  return {
    operationId: id,
    part,
    is: (value): value is Ops[K][P] => parse(value).success,
    issues: (value) =>
      (parse(value).error?.issues ?? [])
        .slice(0, MOST_ISSUES)
        .map(({ path, message }) => ({ path: path.join('.'), message })),
  };
}
