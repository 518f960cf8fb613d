/** A request that the mock refuses: thrown where the fault is found, answered in the envelope's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param status HTTP status, 4xx or 5xx
   * @param msg the Chinese sentence that the caller may show
   * @param headers further headers of the answer, such as Allow
   */
  constructor(status: number, msg: string, headers: Readonly<Record<string, string>> = {}) {
    super(msg);
    this.status = status;
    this.headers = headers;
  }
}

/** The sentences that several parts of the mock refuse by. */
export const SESSION_EXPIRED = '登录已过期，请重新登录';
export const WRONG_CONTENT_TYPE = '请求正文的内容类型不受支持，请检查 Content-Type';

/** The envelope's form of an answer that is not 200. */
export interface Failure {
  readonly code: string;
  readonly status: number;
  readonly msg: string;
}

/** The envelope of a refusal: the status as code and body status, the sentence as msg. */
export function failure(status: number, msg: string): Failure {
  return { code: String(status), status, msg };
}
