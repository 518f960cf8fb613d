import { causeText } from './middleware/cause-text';
import type { Failure, Result } from './result';

/** A failure as an error, for code that prefers throws; it carries all that the failure has. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    const { msg, operationId, kind, code, cause } = failure;
    const text = causeText(cause);
    super(`${msg} (${operationId}, ${kind}, code ${code})${text && `: ${text}`}`, { cause });
    this.failure = failure;
  }

  get kind(): Failure['kind'] {
    return this.failure.kind;
  }

  get code(): string {
    return this.failure.code;
  }

  /** For the user. */
  get msg(): string {
    return this.failure.msg;
  }

  get status(): number {
    return this.failure.status;
  }

  get operationId(): string {
    return this.failure.operationId;
  }
}

/**
 * The data of a result.
 * @returns data of a success
 * @throws {ApiError} carrying the failure
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new ApiError(result);
}
