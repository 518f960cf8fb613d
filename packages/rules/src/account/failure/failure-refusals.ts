/** Why a call failed: codes with their sentences; each has the next step (HTTP-05, HTTP-06, HTTP-08, HTTP-13). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** The HTTP statuses that have a sentence of their own. */
export type KnownStatus = 401 | 403 | 404 | 408 | 409 | 413 | 429 | 500 | 502 | 503 | 504;

/** What the sentence of each code names. */
export interface FailureParams {
  /** In the words of the server. */
  readonly 'failure.said': { readonly message: string };
  readonly 'failure.status': { readonly status: KnownStatus };
  /** Another status of 500 or more. */
  readonly 'failure.outOfOrder': NoParams;
  /** Another status below 500. */
  readonly 'failure.notTaken': NoParams;
  /** It could not be built, or got no answer in time. */
  readonly 'failure.timedOut': NoParams;
  readonly 'failure.network': NoParams;
  readonly 'failure.answer': NoParams;
  /** It says nothing of itself. */
  readonly 'failure.other': NoParams;
}

/** Why a call failed. */
export type FailureRefusal = RefusalOf<FailureParams>;

/** The text for a failure that brought none (HTTP-04, HTTP-05). */
const REQUEST_FAILED = '请求失败';

export const STATUS_TEXTS: Readonly<Record<KnownStatus, string>> = {
  401: '登录已失效，请重新登录',
  403: '没有权限查看或操作，请联系客户经理开通',
  404: '没有找到要的内容，请刷新页面后重试',
  408: '请求超时，请稍后重试',
  409: '内容已被他人更改，请刷新页面后重试',
  413: '提交的内容太大，请减小后重试',
  429: '请求过于频繁，请稍后再试',
  500: '系统出错了，请稍后重试；多次出现请联系客服',
  502: '系统暂时连接不上，请稍后重试',
  503: '系统维护中，请稍后重试',
  504: '系统没有及时答复，请稍后重试',
};

const CHINESE: Sentences<FailureParams> = {
  'failure.said': ({ message }) => message,
  'failure.status': ({ status }) => STATUS_TEXTS[status],
  'failure.outOfOrder': () => '系统暂时不能处理，请稍后重试',
  'failure.notTaken': () => '请求没有被接受，请核对内容后重试',
  'failure.timedOut': () => '请求超时!',
  'failure.network': () => `${REQUEST_FAILED}，请检查网络后重试`,
  'failure.answer': () => `${REQUEST_FAILED}，请稍后重试`,
  'failure.other': () => REQUEST_FAILED,
};

/** The sentence of a refusal; undefined for none (HTTP-05, HTTP-06, HTTP-08, HTTP-13). */
export const failureText = /* @__PURE__ */ textOf(CHINESE);
