/** Why a session does not begin, or a call of it is not taken: codes with their sentences (AUTH-03, HTTP-08). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What the sentence of each code names. */
export interface SessionParams {
  /** The token holds, and the call was refused. */
  readonly 'session.callRefused': NoParams;
  readonly 'session.tokenUnknown': NoParams;
  /** The provider's code; undefined for what is no code. Assumption: the words. */
  readonly 'session.loginFailed': { readonly errorCode: string | undefined };
}

/** Why a session does not begin, or a call of it is not taken. */
export type SessionRefusal = RefusalOf<SessionParams>;

const CHINESE: Sentences<SessionParams> = {
  'session.callRefused': () => '登录仍有效，但这一项没有被接受，请稍后重试；多次出现请联系客服',
  'session.tokenUnknown': () => '暂时不能确认登录是否有效，请稍后重试',
  'session.loginFailed': ({ errorCode }) =>
    `登录失败，请重新登录（${errorCode === undefined ? '未知错误' : `错误码：${errorCode}`}）`,
};

/** The sentence of a refusal; undefined for none (AUTH-03, HTTP-08). */
export const sessionText = /* @__PURE__ */ textOf(CHINESE);
