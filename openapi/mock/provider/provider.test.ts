import { describe, expect, it } from 'vitest';
import { loadWorld } from '../../world/world';
import { worldNow } from '../runs/world-clock';
import { mockForTests } from '../test/client';
import { safeRedirect } from './redirects';

const mock = mockForTests();

const open = (path: string) => fetch(mock.url + path, { redirect: 'manual' });
const PORTAL = 'http://localhost:5173/index?a=1#top';
const login = (redirect: string) => open(`/provider/login?redirect=${encodeURIComponent(redirect)}`);

/** Addresses of the links on a page, entities read. */
const linksOf = (page: string) =>
  [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('signing in', () => {
  it('AUTH-02 lists every persona; one click returns to the portal with a token that works', async () => {
    const page = await (await login(PORTAL)).text();
    const links = linksOf(page).filter((href) => href.startsWith('/provider/enter'));
    const listed = links.map((href) => new URLSearchParams(href.split('?')[1]).get('persona'));
    expect([...new Set(listed)]).toEqual(loadWorld().personas.map(({ persona }) => persona));
    const back = new URL((await open(links[0] ?? '')).headers.get('location') ?? '');
    expect([back.origin, back.pathname, back.searchParams.get('a'), back.hash]).toEqual([
      'http://localhost:5173',
      '/index',
      '1',
      '#top',
    ]);
    const headers = { authorization: `Bearer ${back.searchParams.get('token')}` };
    const user = await (await fetch(`${mock.url}/new/api/auth/user/getUserInfoByToken`, { headers })).json();
    expect(user.data).toMatchObject({ saletoCode: '8800123456', token: back.searchParams.get('token') });
  });

  it('AUTH-01 gives a token that is good for as long as was asked', async () => {
    const answer = await open('/provider/enter?persona=frozen&ttl=60&redirect=/index');
    const query = new URLSearchParams(answer.headers.get('location')?.split('?')[1]);
    const left = Number(query.get('expireAt')) - worldNow().getTime();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  it('HTTP-07 the authorisation page follows the return path', async () => {
    const path = `/provider/authorize?state=${encodeURIComponent(PORTAL)}&redirect_uri=/new/api/auth/redirect`;
    const [first = ''] = linksOf(await (await open(path)).text());
    const returned = (await open(first)).headers.get('location') ?? '';
    expect(returned).toMatch(/^\/new\/api\/auth\/redirect\?/);
    expect((await open(returned)).headers.get('location')).toMatch(
      /^http:\/\/localhost:5173\/index\?a=1&token=demo-/,
    );
  });

  it('AUTH-03 can return an errorCode', async () => {
    const links = linksOf(await (await login(PORTAL)).text());
    expect(
      links.some((href) => href.startsWith('http://localhost:5173/') && href.includes('errorCode=')),
    ).toBe(true);
    const unknown = await open('/new/api/auth/redirect?state=/index&code=nobody');
    expect(unknown.headers.get('location')).toContain('errorCode=');
  });

  it('AUTH-05 signing out says so and leads back to the sign-in page', async () => {
    const page = await (await open(`/provider/logout?redirect=${encodeURIComponent(PORTAL)}`)).text();
    expect(page).toContain('已退出登录');
    expect(linksOf(page)[0]).toContain('/provider/login?redirect=http');
  });
});

describe('redirects', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    'http://127.0.0.1@evil.example/',
    'http://user:pass@localhost/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'index',
    '',
  ])('refuses %j', async (address) => {
    expect(safeRedirect(address)).toBeUndefined();
    for (const path of [
      'login?redirect=',
      'enter?persona=frozen&redirect=',
      'authorize?state=',
      'logout?redirect=',
    ]) {
      const answer = await open(`/provider/${path}${encodeURIComponent(address)}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });

  it.each([
    '/index',
    '/cart?x=//evil.example',
    'http://localhost:5173/',
    'http://127.0.0.1:4173/a',
    'http://[::1]:5173/',
  ])('takes %j', (address) => {
    expect(safeRedirect(address)).toBeDefined();
  });

  it('does not write what it was given into the page as markup', async () => {
    const page = await (await login('/index?x="><script>alert(1)</script>')).text();
    expect(page).not.toContain('<script');
  });
});

describe('pictures', () => {
  it('has one for each product and each category of the world', async () => {
    const { products, categories } = loadWorld();
    const addresses = [
      ...products.map(({ picUrl }) => picUrl),
      ...Object.keys(categories).map((code) => `/provider/pictures/${code}.svg`),
    ];
    for (const address of new Set(addresses)) {
      const answer = await open(address);
      expect(answer.headers.get('content-type'), address).toBe('image/svg+xml');
      expect(await answer.text(), address).toContain('<svg');
    }
    expect((await open('/provider/pictures/999999.svg')).status).toBe(404);
  });
});

describe('sub-applications', () => {
  it.each(['pc-mall', 'pc-finance', 'pc-generic'])(
    'SUBAPP-01 %s has an entry module and a page',
    async (app) => {
      const entry = await open(`/provider/sub-applications/${app}/entry.js`);
      expect(entry.headers.get('content-type')).toContain('text/javascript');
      const module: unknown = await import(`data:text/javascript,${encodeURIComponent(await entry.text())}`);
      expect(module).toMatchObject({ mount: expect.any(Function), unmount: expect.any(Function) });
      expect(await (await open(`/provider/sub-applications/${app}`)).text()).toContain('子应用');
    },
  );
});
