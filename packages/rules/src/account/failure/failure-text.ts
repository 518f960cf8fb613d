/** The message of a failed call; every status has a Chinese sentence with the next step (HTTP-05, HTTP-08, HTTP-13). */
import { rowOf } from '../../base/row-of';
import type { Failure } from './failure';

/** The text for a failure that brought none (HTTP-04, HTTP-05). */
const REQUEST_FAILED = '请求失败';

/** A request that could not be built, or got no answer in time (HTTP-06). */
export const TIMED_OUT = '请求超时!';

/** HTTP 429 without words of the server (HTTP-08). */
const TOO_MANY = '请求过于频繁，请稍后再试';

const BY_STATUS: Readonly<Record<number, string>> = {
  401: '登录已失效，请重新登录',
  403: '没有权限查看或操作，请联系客户经理开通',
  404: '没有找到要的内容，请刷新页面后重试',
  408: '请求超时，请稍后重试',
  409: '内容已被他人更改，请刷新页面后重试',
  413: '提交的内容太大，请减小后重试',
  429: TOO_MANY,
  500: '系统出错了，请稍后重试；多次出现请联系客服',
  502: '系统暂时连接不上，请稍后重试',
  503: '系统维护中，请稍后重试',
  504: '系统没有及时答复，请稍后重试',
};

const REFUSED = '请求没有被接受，请核对内容后重试';
const OUT_OF_ORDER = '系统暂时不能处理，请稍后重试';

/** A sentence for each kind of failure that has no HTTP status of its own. */
const BY_KIND: Readonly<Record<string, string>> = {
  'invalid-request': TIMED_OUT,
  timeout: TIMED_OUT,
  network: `${REQUEST_FAILED}，请检查网络后重试`,
  'invalid-response': `${REQUEST_FAILED}，请稍后重试`,
} satisfies Partial<Record<Failure['kind'], string>>;

/** Words of which no character is Chinese are a status text or a program's, and not for a dealer. */
const CHINESE = /\p{Script=Han}/u;

/** What only a program says: an exception with its package, a database, a trace of calls. */
const OF_A_PROGRAM = /Exception|\bSQL\b|\bORA-\d|\bat \w+\.\w|\bnull pointer\b|<\w+>/i;

/**
 * The text of a failed call (HTTP-13). The server's Chinese text is kept, and the message of a refusing envelope in any
 * language, unless only a programmer reads it. A status text, or the browser's text about its network, is replaced.
 */
export function failureText({ kind, status, msg, isWordless = false }: Failure): string {
  const isOfServer =
    !isWordless && (CHINESE.test(msg) || (kind === 'business' && msg !== '' && !OF_A_PROGRAM.test(msg)));
  if (isOfServer) return msg;
  if (kind === 'http') return BY_STATUS[status] ?? (status >= 500 ? OUT_OF_ORDER : REFUSED);
  return rowOf(BY_KIND, kind) ?? REQUEST_FAILED;
}
