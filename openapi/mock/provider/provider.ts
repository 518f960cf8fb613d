import type { Persona } from '../../world/world';
import { BASE_PATH } from '../description';
import type { MockRequest } from '../read-request';
import { html, type Reply, refused } from '../respond';
import { DEFAULT_TTL_SECONDS, issueToken, personaOfToken } from '../tokens';
import { outsidePage } from './outside-page';
import { escaped, page } from './page';
import { personasPage } from './personas-page';
import { picture } from './pictures';
import { safeRedirect, withQuery } from './redirects';
import { subApplication } from './sub-application';

/** The return path that the portal names to the authorisation page (HTTP-07). */
const RETURN_PATH = `${BASE_PATH}/auth/redirect`;
/** Where a click on a persona goes: the token is issued then, not when the page was opened. */
const ENTER_PATH = '/provider/enter';

const ERROR_CODE = 'AUTH_LOGIN_FAILED';
const BAD_ADDRESS = '返回地址只能是相对地址或本机地址';
const MAX_TTL_SECONDS = 30 * 24 * 3600;

type Page = (query: URLSearchParams, personas: readonly Persona[], now: Date) => Reply;

const PAGES: Readonly<Record<string, Page>> = {
  '/provider/login': login,
  '/provider/authorize': authorize,
  '/provider/logout': logout,
  [ENTER_PATH]: enter,
  [RETURN_PATH]: returned,
};

/** The answer of the provider, or undefined when the address is not the provider's. */
export function provider(request: MockRequest, personas: readonly Persona[], now: Date): Reply | undefined {
  // A wish for a certain answer always wins, here too: the description then answers.
  if (request.method !== 'GET' || request.headers['prefer'] !== undefined) return undefined;
  const name = /^\/provider\/pictures\/([\w-]+)\.svg$/.exec(request.pathname)?.[1];
  if (name !== undefined) return drawn(name);
  const outside = outsidePage(request.pathname, request.query);
  if (outside !== undefined) return html(200, outside);
  const part = subApplication(request.pathname);
  if (part !== undefined) return part;
  return PAGES[request.pathname]?.(request.query, personas, now);
}

function drawn(name: string): Reply {
  const svg = picture(name);
  if (svg === undefined) return refused(404, `没有图片 ${name}`);
  return {
    status: 200,
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' },
    body: svg,
  };
}

function login(query: URLSearchParams, personas: readonly Persona[]): Reply {
  const address = safeRedirect(query.get('redirect'));
  if (address === undefined) return refused(400, BAD_ADDRESS);
  const enterAs = links({ redirect: String(address) }, query);
  return html(200, personasPage(personas, enterAs, withQuery(address, { errorCode: ERROR_CODE })));
}

/** The authorisation page follows the return path, as the real one does; state is where the user was. */
function authorize(query: URLSearchParams, personas: readonly Persona[]): Reply {
  const state = safeRedirect(query.get('state'));
  const isOurs = (query.get('redirect_uri') ?? RETURN_PATH) === RETURN_PATH;
  if (state === undefined || !isOurs)
    return refused(400, isOurs ? BAD_ADDRESS : `redirect_uri 只能是 ${RETURN_PATH}`);
  const enterAs = links({ state: String(state) }, query);
  return html(200, personasPage(personas, enterAs, withQuery(state, { errorCode: ERROR_CODE })));
}

function links(target: Readonly<Record<string, string>>, query: URLSearchParams) {
  const ttl = query.get('ttl');
  return (persona: Persona, ttlSeconds: number) =>
    withQuery(ENTER_PATH, { persona: persona.persona, ttl: ttl ?? String(ttlSeconds), ...target });
}

function enter(query: URLSearchParams, personas: readonly Persona[], now: Date): Reply {
  const persona = personas.find((candidate) => candidate.persona === query.get('persona'));
  if (!persona) return refused(400, '没有这个登录身份');
  const { token, expireAt } = issueToken(persona.persona, now, ttlOf(query));
  const state = safeRedirect(query.get('state'));
  if (state !== undefined) return moved(withQuery(RETURN_PATH, { state: String(state), code: token }));
  const address = safeRedirect(query.get('redirect'));
  if (address === undefined) return refused(400, BAD_ADDRESS);
  return moved(withQuery(address, { token, expireAt: String(expireAt) }));
}

function returned(query: URLSearchParams, personas: readonly Persona[], now: Date): Reply {
  const state = safeRedirect(query.get('state'));
  if (state === undefined) return refused(400, BAD_ADDRESS);
  const code = query.get('code') ?? `demo-${personas[0]?.persona}`;
  const isKnown = personaOfToken(code, personas, now) !== undefined;
  const answer: Record<string, string> = isKnown ? { token: code } : { errorCode: ERROR_CODE };
  return moved(withQuery(state, answer));
}

function logout(query: URLSearchParams): Reply {
  const address = query.has('redirect') ? safeRedirect(query.get('redirect')) : '/';
  if (address === undefined) return refused(400, BAD_ADDRESS);
  const link = withQuery('/provider/login', { redirect: String(address) });
  const content = `<h1>已退出登录</h1><p>您已安全退出采购门户。</p><a class="button" href="${escaped(link)}">重新登录</a>`;
  return html(200, page('已退出登录', content));
}

function moved(address: string): Reply {
  return { status: 302, headers: { Location: address } };
}

function ttlOf(query: URLSearchParams): number {
  const seconds = Number(query.get('ttl') ?? 'none');
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, MAX_TTL_SECONDS) : DEFAULT_TTL_SECONDS;
}
