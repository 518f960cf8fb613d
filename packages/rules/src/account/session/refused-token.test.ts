import { describe, expect, it } from 'vitest';
import {
  refusedTokenRefusal,
  refusedTokenStep,
  saysSessionOver,
  type TokenAnswer,
  tokenState,
} from './refused-token';
import { sessionText } from './session-refusals';

const now = new Date('2026-11-20T08:00:00Z');
const ago = (ms: number) => now.getTime() - ms;

describe('HTTP-08 what the answer to getUserInfoByToken says of the token', () => {
  it.each<[answer: TokenAnswer, state: string]>([
    [{ ok: true, status: 200 }, 'live'],
    [{ ok: false, kind: 'http', status: 401 }, 'dead'],
    [{ ok: false, kind: 'business', status: 200, bodyStatus: 500 }, 'dead'],
    [{ ok: false, kind: 'business', status: 200 }, 'unknown'],
    [{ ok: false, kind: 'http', status: 403 }, 'unknown'],
    [{ ok: false, kind: 'http', status: 500, bodyStatus: 500 }, 'unknown'],
    [{ ok: false, kind: 'http', status: 502 }, 'unknown'],
    [{ ok: false, kind: 'network', status: 0 }, 'unknown'],
    [{ ok: false, kind: 'timeout', status: 0 }, 'unknown'],
  ])('%j: %s', (answer, state) => {
    expect(tokenState(answer)).toBe(state);
  });

  it('a 401 inside of a body is no word about the session', () => {
    expect(saysSessionOver({ kind: 'business', status: 200, bodyStatus: 401 })).toBe(false);
  });
});

describe('HTTP-08 the step after a call that said that the session is over', () => {
  it.each([
    ['live', undefined, 'fail'],
    ['unknown', undefined, 'fail'],
    ['live', ago(1), 'fail'],
    ['dead', undefined, 'authorise'],
    ['dead', ago(60_000), 'authorise'],
    ['dead', ago(59_999), 'notice'],
    ['dead', ago(0), 'notice'],
    ['dead', ago(-30_000), 'notice'],
    ['dead', ago(-60_000), 'authorise'],
  ] as const)('token %s, authorised at %s: %s', (state, authorisedAt, step) => {
    expect(refusedTokenStep(state, authorisedAt, now)).toBe(step);
  });

  it('a call that fails in its place never says that the login is over', () => {
    const states = ['live', 'unknown', 'dead'] as const;
    expect(states.map((state) => sessionText(refusedTokenRefusal(state)))).toEqual([
      '登录仍有效，但这一项没有被接受，请稍后重试；多次出现请联系客服',
      '暂时不能确认登录是否有效，请稍后重试',
      undefined,
    ]);
  });
});
