/** Checks what is sent and answered, at run time (off, warn or throw). */
import type { CallRequest, Middleware } from '../core/call';
import { failed } from '../core/failure';
import { type Check, issuesOf } from './check';
import type { Issue } from './shapes';

/** The result of a check. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';
  readonly operationId: string;
  readonly part: Check['part'];
  readonly issues: readonly Issue[];

  constructor({ operationId, part }: Check, issues: readonly Issue[]) {
    const lines = issues.slice(0, 5).map(({ path, message }) => `${path || part}: ${message}`);
    super(`The ${part} of ${operationId} is not as described: ${lines.join('; ')}`);
    this.operationId = operationId;
    this.part = part;
    this.issues = issues;
  }
}

export interface ValidatingOptions {
  /**
   * Without a mode, inputs are thrown and answers only give warnings. Servers send more than the description says, and
   * a page should not fail for it.
   * - `throw`: an answer becomes a failure of kind `invalid-response`. An input is thrown, for it is the caller's
   * mistake, and nothing is sent.
   * - `warn`: the call goes on, and `report` gets the issues.
   * - `off`: nothing is checked.
   */
  readonly mode?: 'off' | 'warn' | 'throw';
  /** Where warnings go; the console when absent. */
  readonly report?: (error: ValidationError) => void;
}

/**
 * Middleware for `validate`: of an answer only `data` of a success is checked, of a request `{ path, query, body }`.
 * @param checks from `@dealer-portal/sdk/validators`; calls of other operations pass
 */
export function validating(checks: readonly Check[], options: ValidatingOptions = {}): Middleware {
  const { mode, report = warn } = options;
  const inputs = mode ?? 'throw';
  const answers = mode ?? 'warn';
  const byName = new Map(checks.map((check) => [`${check.operationId} ${check.part}`, check]));
  if (mode === 'off') return (request, next) => next(request);
  return async (request, next) => {
    const wrongInput = refusal(byName, request, { part: 'input', value: request.input });
    if (wrongInput && inputs === 'throw') throw wrongInput;
    if (wrongInput) report(wrongInput);
    const result = await next(request);
    // No operation promises that data is there: `{code: '1'}` alone may mean that there is nothing.
    const cause =
      result.ok &&
      result.data !== undefined &&
      refusal(byName, request, { part: 'data', value: result.data });
    if (!cause) return result;
    if (answers === 'throw') return failed(request, 'invalid-response', { cause });
    report(cause);
    return result;
  };
}

function refusal(
  checks: ReadonlyMap<string, Check>,
  { operation }: CallRequest,
  { part, value }: { part: Check['part']; value: unknown },
): ValidationError | undefined {
  const check = checks.get(`${operation.id} ${part}`);
  const issues = check ? issuesOf(check, value) : [];
  return check && issues.length > 0 ? new ValidationError(check, issues) : undefined;
}

function warn(error: ValidationError): void {
  // biome-ignore lint/suspicious/noConsole: the place for warnings of a library that was given no other
  console.warn(error.message);
}
