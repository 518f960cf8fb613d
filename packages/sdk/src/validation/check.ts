/** What a generated check is: a fast guard, and a zod schema that is built when a value is refused. */
import type { ZodMiniType } from 'zod/mini';

/** A zod schema that is built when it is first asked for, and once. */
export type Lazy<T> = () => ZodMiniType<T>;

/** The check of one operation's data, or of its input `{ path, query, body }`. */
export interface Check<T = unknown> {
  readonly operationId: string;
  readonly part: 'data' | 'input';
  /** Fast, and without a reason; it agrees with the schema. */
  readonly is: (value: unknown) => boolean;
  readonly schema: Lazy<T>;
}

/** One thing that is wrong with a value. */
export interface Issue {
  /** `list.0.number`; empty for the value itself. */
  readonly path: string;
  readonly message: string;
}

export function lazily<T>(build: () => ZodMiniType): Lazy<T> {
  let schema: ZodMiniType<T> | undefined;
  return () => {
    // The generator writes schema and type from one description.
    schema ??= build() as ZodMiniType<T>;
    return schema;
  };
}

/**
 * What is wrong with a value.
 * @returns no issues when the value is as described
 */
export function issuesOf(check: Check, value: unknown): Issue[] {
  if (check.is(value)) return [];
  const { error } = check.schema().safeParse(value);
  return (error?.issues ?? []).map((issue) => ({ path: issue.path.join('.'), message: wordsOf(issue) }));
}

function wordsOf(issue: { message: string; expected?: unknown }): string {
  // zod/mini has no texts of its own.
  return issue.message === 'Invalid input' && issue.expected ? `expected ${issue.expected}` : issue.message;
}
