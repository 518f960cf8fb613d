/** What a generated check is: the shape of one operation's data or input, and the words for what does not fit. */
import { type Issue, lazily, type Shape } from './shapes';

/** The check of one operation's data, or of its input `{ path, query, body }`. */
export interface Check<T = unknown> {
  readonly operationId: string;
  readonly part: 'data' | 'input';
  /** Whether a value is as described. */
  readonly is: (value: unknown) => value is T;
  /** What is wrong with a value, at most 100 issues; nothing when it is as described. */
  readonly issues: (value: unknown) => Issue[];
}

/** @param build makes the shape when the check is first used */
export function checkOf<T>(operationId: string, part: Check['part'], build: () => Shape): Check<T> {
  const shape = lazily(build);
  return {
    operationId,
    part,
    is: (value): value is T => shape(value),
    issues: (value) => {
      const issues: Issue[] = [];
      shape(value, issues);
      return issues;
    },
  };
}

/**
 * What is wrong with a value.
 * @returns no issues when the value is as described
 */
export function issuesOf(check: Check, value: unknown): Issue[] {
  return check.is(value) ? [] : check.issues(value);
}
