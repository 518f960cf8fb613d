import {
  getCartCount,
  getCreditCenter,
  getUnreadMessageCount,
  getUserInfo,
  setDefaultAddress,
} from '@dealer-portal/sdk/operations';
import { type FakeApi, fakeApi } from '@dealer-portal/sdk/testing';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InApp } from '../../test/in-app';
import { readSession, storeSession } from '../session/session';
import { api, quietApi } from './api';

/** Where the page went by itself, with the token that was stored then. */
const departures: (readonly [address: string, token: string | undefined])[] = [];
let signIns = 0;
const WANG = { id: 'U1', name: '王建国', saletoCode: '8800123456' };

beforeEach(() => {
  departures.length = 0;
  signIn();
  vi.spyOn(window.location, 'assign').mockImplementation((to) => {
    departures.push([String(to), readSession().token]);
  });
});

afterEach(() => vi.restoreAllMocks());

/** Each time with a new token, for which nothing is known. */
function signIn(): void {
  signIns += 1;
  const token = `T${signIns}`;
  storeSession({ token, endsAt: Date.now() + 3_600_000, owner: WANG });
}

const status = (code: number) => () => new Response('', { status: code });
const unauthorised = () => Response.json({ code: '401', msg: '登录已过期，请重新登录' }, { status: 401 });
const sessionOver = () => Response.json({ status: 500, msg: '登录已过期' });
const live = () =>
  Response.json({ code: '1', data: { id: 'U1', userName: 'wangjg', saletoCode: '8800123456' } });
const cut = () => Response.error();

function serve(answer: () => Response, userAnswer: () => Response | Promise<Response>): FakeApi {
  const server = fakeApi()
    .answer(getUserInfo, userAnswer)
    .answer(getCreditCenter, answer)
    .answer(getUnreadMessageCount, answer)
    .answer(getCartCount, answer)
    .answer(setDefaultAddress, answer);
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

const questions = ({ requests }: FakeApi) =>
  requests.filter(({ operationId }) => operationId === getUserInfo.id).length;
const askCenter = () => quietApi.call(getCreditCenter, { query: { customerCode: '8800123456' } });
const askUnread = () => quietApi.call(getUnreadMessageCount, { query: { unitId: '8800123456_admin' } });
const askCount = (at: number) => quietApi.call(getCartCount, { path: { id: String(at) } });
const switchShipTo = () => api.call(setDefaultAddress, { path: { addressCode: '1' } });
const AFTER = 20;
const settled = () => new Promise((resolve) => setTimeout(resolve, AFTER));

const STAYS_LIVE = '登录仍有效，但这一项没有被接受，请稍后重试；多次出现请联系客服';
const NOT_KNOWN = '暂时不能确认登录是否有效，请稍后重试';

it.each([
  ['a 401 of creditCenter/query', unauthorised, askCenter],
  ['a body status 500 of getNotReadMessageCount', sessionOver, askUnread],
])(
  'HTTP-08 %s alone keeps page and session, and its place does not say that the login is over',
  async (_, answer, ask) => {
    const { token } = readSession();
    const server = serve(answer, live);
    expect(await ask()).toMatchObject({ ok: false, msg: STAYS_LIVE });
    await settled();
    expect([departures, readSession().token, questions(server)]).toEqual([[], token, 1]);
  },
);

it.each([
  ['a gateway error', status(502)],
  ['HTTP 500 that repeats itself in its body', () => Response.json({ status: 500 }, { status: 500 })],
  ['403', status(403)],
  ['no answer', cut],
])(
  'HTTP-08 whether the token is dead is not known after %s of getUserInfoByToken: nobody is led away',
  async (_, user) => {
    const { token } = readSession();
    serve(unauthorised, user);
    expect(await askCenter()).toMatchObject({ ok: false, msg: NOT_KNOWN });
    expect(await switchShipTo()).toMatchObject({ ok: false, msg: NOT_KNOWN });
    await settled();
    expect([departures, readSession().token]).toEqual([[], token]);
  },
);

it('HTTP-08 a press that is refused with a live token gets an answer', async () => {
  render(<InApp>页面</InApp>);
  serve(unauthorised, live);
  await askCenter();
  await settled();
  expect(screen.queryByText(STAYS_LIVE)).toBeNull();
  await switchShipTo();
  await screen.findByText(STAYS_LIVE);
});

it('HTTP-08 35 calls that are refused at once ask about the token once', async () => {
  const server = serve(unauthorised, async () => {
    await settled();
    return live();
  });
  await Promise.all(Array.from({ length: 35 }, (_, at) => askCount(at)));
  await askCount(35);
  await settled();
  expect([questions(server), departures]).toEqual([1, []]);
});

it('HTTP-07c a dead token is forgotten before the one way to the authorisation, however many calls were refused', async () => {
  const server = serve(unauthorised, unauthorised);
  const results = await Promise.all(Array.from({ length: 35 }, (_, at) => askCount(at)));
  await settled();
  await askCount(36);
  await settled();
  expect(results.map(({ ok }) => ok)).not.toContain(true);
  expect(departures).toEqual([[expect.stringMatching(/^\/provider\/authorize\?/), undefined]]);
  expect(questions(server)).toBe(1);
});

/** The provider has led back at once with a new token, and the portal asks for its user. */
async function comeBack(): Promise<void> {
  signIn();
  await quietApi.call(getUserInfo, {});
  await settled();
}

it('HTTP-08 a provider that leads back at once is met once in a minute, and the session stays then', async () => {
  const server = serve(unauthorised, unauthorised);
  const start = Date.now();
  for (const seconds of [0, 3, 6, 30, 59]) {
    vi.useFakeTimers({ now: start + seconds * 1000, toFake: ['Date'] });
    await comeBack();
  }
  expect(departures).toHaveLength(1);
  expect(readSession().token).toBe(`T${signIns}`);
  // The answer to the question itself needs no second one.
  expect(questions(server)).toBe(5);
  vi.useFakeTimers({ now: start + 61_000, toFake: ['Date'] });
  await comeBack();
  vi.useRealTimers();
  expect(departures).toHaveLength(2);
});
