import { startHost } from '@dealer-portal/web/host';
import { hasNginx, startNginx } from '@dealer-portal/web/host/nginx';
import { OUT_DIR } from '@dealer-portal/web/out-dir';
import { expect, it } from 'vitest';
import { moveTo } from './support/page-addresses';
import { portalUrl, signIn } from './support/portal';
import { openUnpainted } from './support/windows';

/** The portal of this worker is before the mock: what leads to the mock goes through it. */
const upstreams = () => ({ '/new/api': portalUrl(), '/provider': portalUrl(), '/mock': portalUrl() });

/** A window on a host, and what went wrong in it. */
async function openOn(url: string) {
  const { page, context } = await openUnpainted({ width: 1280, height: 900 }, url);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, problems, close: () => context.close() };
}

it('HTTP-14 one build on two hosts has the hotline, the sign-in and the canary headers of each', async () => {
  const stages = [
    { hotline: '400-111-1111', loginUrl: '/provider/login?stage=blue', header: 'blue' },
    { hotline: '400-222-2222', loginUrl: '/provider/login?stage=green', header: 'green' },
  ];
  for (const { hotline, loginUrl, header } of stages) {
    const config = JSON.stringify({ hotline, loginUrl, canaryHeaders: { 'x-stage': header } });
    const host = await startHost({ folder: OUT_DIR, port: 0, upstreams: upstreams(), config });
    const { page, close } = await openOn(host.url);
    await page.goto('/index');
    await page.waitForURL((url) => url.pathname === '/provider/login');
    expect(new URL(page.url()).searchParams.get('stage')).toBe(header);
    const asked = page.waitForRequest('**/new/api/**');
    await signIn(page, 'directAdmin', '/index');
    expect((await asked).headers()['x-stage']).toBe(header);
    // Over a page that stands for one that is not there.
    await page.goto('/503');
    await page.getByText(hotline).first().waitFor();
    await close();
    await host.close();
  }
});

it('a host whose settings cannot be read says so in words, with the name of the field, and sends nobody to a wrong sign-in', async () => {
  const config = '{"loginUrl":"javascript:alert(1)"}';
  const host = await startHost({ folder: OUT_DIR, port: 0, upstreams: upstreams(), config });
  const { page, close } = await openOn(host.url);
  await page.goto('/index');
  await page.getByText(/config\.json loginUrl 应为以 \/ 或 http\(s\):\/\/ 开头的地址/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/index');
  await close();
  await host.close();
});

it('MENU-07 a page that the host has closed is led to by nothing, says so at its address, and opens again with the next settings', async () => {
  const hostWith = (closedPages: readonly string[]) =>
    startHost({
      folder: OUT_DIR,
      port: 0,
      upstreams: upstreams(),
      config: JSON.stringify({ hotline: '400-111-1111', flags: { closedPages } }),
    });
  const host = await hostWith(['payment', '/cart']);
  const { page, problems, close } = await openOn(host.url);
  const leads = (path: string) => page.locator(`a[href="${path}"], a[href^="${path}?"]`);
  await signIn(page, 'directAdmin', '/index');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('navigation', { name: '主导航' }).getByText('财务自助').first().hover();
  // The menu is drawn, and what stays open is in it.
  await expect.poll(() => leads('/monthlybill').count()).toBeGreaterThan(0);
  await expect.poll(() => leads('/payment').count()).toBe(0);
  await expect.poll(() => leads('/cart').count()).toBe(0);
  await page.mouse.move(0, 600);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog').getByRole('combobox');
  await palette.fill('对账');
  await page.getByRole('option', { name: /^对账/ }).first().waitFor();
  await palette.fill('购物车');
  await page.getByRole('option', { name: /^对账/ }).first().waitFor({ state: 'hidden' });
  expect(await page.getByRole('option', { name: /^购物车 / }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await moveTo(page, '/paymentOrders');
  const next = page.getByRole('main').getByRole('link', { name: /^新付款 ?暂不开放$/ });
  await next.waitFor();
  await next.click({ force: true });
  expect(new URL(page.url()).pathname).toBe('/paymentOrders');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  for (const [path, title] of [
    ['/payment', '付款'],
    ['/cart', '购物车'],
  ]) {
    await page.goto(path ?? '');
    await page.getByRole('heading', { level: 1, name: `“${title}”暂时不开放` }).waitFor();
    await page.getByRole('main').getByText('400-111-1111').waitFor();
    await page.getByRole('link', { name: '返回首页' }).waitFor();
  }
  expect(asked.filter((path) => /savePayment|listCart|\/cart\/list/i.test(path))).toEqual([]);
  expect(problems).toEqual([]);
  await close();
  await host.close();
  const open = await hostWith([]);
  const later = await openOn(open.url);
  await signIn(later.page, 'directAdmin', '/payment');
  await later.page.getByRole('heading', { level: 1, name: '付款', exact: true }).waitFor();
  await later.close();
  await open.close();
});

/** The same walk, before nginx where this machine has it and before Node's host everywhere. */
const HOSTS = hasNginx() ? ['nginx'] : ['node (nginx is not on this machine)'];

it.each(HOSTS)(
  'ROUTE-01 behind %s a dealer signs in and opens windows; the policy stops nothing, and a frame of another site is refused',
  async (name) => {
    const proxies = Object.entries(upstreams()).slice(1);
    const host =
      name === 'nginx'
        ? await startNginx({
            PORTAL_ROOT: OUT_DIR,
            PORTAL_API: portalUrl(),
            PORTAL_PROXIES: proxies.map((pair) => pair.join('=')).join(' '),
          })
        : await startHost({ folder: OUT_DIR, port: 0, upstreams: upstreams() });
    const { page, problems, close } = await openOn(host.url);
    await signIn(page, 'directAdmin', '/malllist');
    await page.locator('main tbody tr').first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await moveTo(page, '/deliveryaddress');
    await page.getByRole('button', { name: '新增收货地址' }).click();
    await page.getByRole('dialog').waitFor();
    expect(problems).toEqual([]);
    const response = await page.request.get('/index');
    expect(response.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    await close();
    await host.close();
  },
);
