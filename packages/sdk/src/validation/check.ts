/** A generated check: the shape of one operation's data or input, and the messages for a misfit. */
import { type Issue, lazily, type Shape } from './shapes';

/** The check of one operation's data, or of its input `{ path, query, body }`. */
export interface Check<T = unknown> {
  readonly operationId: string;
  readonly part: 'data' | 'input';
  /** Whether a value is as described. */
  readonly is: (value: unknown) => value is T;
  /** The issues of a value, at most 100; none when it fits the description. */
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
 * The issues of a value.
 * @returns no issues when the value fits the description
 */
export function issuesOf(check: Check, value: unknown): Issue[] {
  return check.is(value) ? [] : check.issues(value);
}
