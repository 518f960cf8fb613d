/** Checks of stored values by schemas, for files that come after the first load: they bring zod's small form with them. */
import * as z from 'zod/mini';

/** The check of a `slot`: whether a value is what the schema says. It is looked at, and stays as it was stored. */
export function fits<T>(schema: z.ZodMiniType<T>): (value: unknown) => value is T {
  return (value): value is T => z.safeParse(schema, value).success;
}
