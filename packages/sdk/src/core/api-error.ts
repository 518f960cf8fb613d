import { causeText } from './cause-text';
import type { Failure, Result } from './result';

/** The same for every copy of the package in a program: a module, CommonJS, another version. */
const BRAND = Symbol.for('@dealer-portal/sdk ApiError');

/** The facts of a failure, as `logCalls` writes them; no body of the server is among them. */
export interface ApiErrorFacts
  extends Pick<Failure, 'kind' | 'code' | 'msg' | 'status' | 'operationId' | 'attempts'> {
  readonly name: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly pageNum?: number | undefined;
}

/** A failure as an error, for code that prefers throws; it carries all that the failure has. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    const { msg, operationId, kind, code, cause, pageNum } = failure;
    const text = causeText(cause);
    const page = pageNum === undefined ? '' : `, page ${pageNum}`;
    super(`${msg} (${operationId}, ${kind}, code ${code}${page})${text && `: ${text}`}`, { cause });
    this.failure = failure;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** `instanceof` holds for an error of another copy of this package, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: a class of a user that extends this one has its own instances alone
    return this === ApiError ? isApiError(value) : Function.prototype[Symbol.hasInstance].call(this, value);
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

  /** For loggers: the body of the server may hold customers' data, and stays out. */
  toJSON(): ApiErrorFacts {
    const { name, message } = this;
    const { kind, code, msg, status, operationId, attempts, requestId, pageNum } = this.failure;
    return { name, message, kind, code, msg, status, operationId, attempts, requestId, pageNum };
  }
}

/** Whether a value is an `ApiError`, of whatever copy of this package (ESM, CommonJS). */
export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && BRAND in value;
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
