import { queryDeliveryNotesExamples, queryPaymentOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configure } from '#platform/config';
import { storeSession } from '#platform/session/session';
import { href, type RouteName, routeAt, routes } from '#routes';
import { openPortal } from '../../test/open-portal';
import { type Persona, personaApi } from '../../test/persona-api';

afterEach(() => configure({}));

beforeEach(() => storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** The pages that anything on show leads to. */
const led = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) =>
    routeAt(link.getAttribute('href') ?? ''),
  );

async function openClosed(persona: Persona, name: RouteName) {
  configure({ flags: { closedPages: [name] } });
  const server = personaApi(persona);
  openPortal(href(name));
  await heading(`“${routes[name].title}”暂时不开放`);
  return server;
}

async function findInPalette(text: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: '快速查找' });
  await userEvent.type(within(palette).getByRole('combobox'), text);
  return within(palette)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
}

describe('MENU-07 a page that the host does not offer (flags.closedPages)', () => {
  it('is not drawn by its address, asks nothing, and says what to do', async () => {
    const server = await openClosed('directAdmin', 'payment');
    expect(screen.getByText(/本站暂时不开放这项功能。开放后自动可用/)).toBeTruthy();
    expect(screen.getByText(/请联系服务热线 400-000-0000/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回首页' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交付款' })).toBeNull();
    const asked = server.requests.map(({ operationId }) => operationId).filter((id) => /pay(?!er)/i.test(id));
    expect(asked).toEqual([]);
  });

  it.each<[RouteName, string | undefined]>([
    ['cart', '在线采购'],
    ['myOrder', '购物车'],
    ['list', '财务自助'],
    ['monthlybill', '在线采购'],
    ['loanMyCredit', '在线采购'],
    ['payment', '购物车'],
    ['customerview', '购物车'],
    ['eventTrace', '购物车'],
  ])('no link of the frame leads to %s when it alone is closed; %s stays', async (name, other) => {
    await openClosed('directAdmin', name);
    await waitFor(() =>
      expect(
        screen.getAllByRole('link', { name: new RegExp(`^${other}`) })[0]?.getAttribute('href'),
      ).toBeTruthy(),
    );
    expect(led()).not.toContain(name);
    await userEvent.click(screen.getByRole('button', { name: /^个人/ }));
    expect(led()).not.toContain(name);
  });

  it.each<[RouteName, string, RegExp]>([
    ['payment', '付款', /^付款 /],
    ['paymentOrders', '付款', /^付款单/],
    ['cart', '购物车', /^购物车 /],
    ['compare', '对比', /^商品对比/],
    ['ownLists', '本机', /^本机的清单/],
  ])('the palette does not find %s by %s', async (name, text, closed) => {
    await openClosed('directAdmin', name);
    const found = await findInPalette(text);
    expect(found.filter((line) => closed.test(line ?? ''))).toEqual([]);
  });

  it.each<RouteName>(['unfreezeApplication', 'thawingDetails'])(
    'FREEZE-02 %s is closed to a frozen account, too, and nothing leads it there',
    async (name) => {
      await openClosed('frozen', name);
      openPortal(href('index'));
      await heading('账户已冻结');
      expect(led()).not.toContain(name);
    },
  );

  it('is closed where everybody may see it, too, and the others stay open', async () => {
    await openClosed('directAdmin', 'list');
    openPortal(href('questionReportNew'));
    await heading('问题反馈');
  });
});

describe('MENU-07 a button of a page that leads to one that the host does not offer', () => {
  /** The words of the links that lead nowhere, with their reason. */
  const closedLinks = () =>
    [...document.querySelectorAll('main [role="link"][aria-disabled="true"]')].map(
      ({ textContent }) => textContent,
    );

  it('is grey, with the reason', async () => {
    configure({ flags: { closedPages: ['payment'] } });
    personaApi('directAdmin');
    openPortal(href('paymentOrders'));
    await heading('付款单');
    await waitFor(() => expect(closedLinks()).toContain('新付款暂不开放'));
    // The views of its job are there, without the closed one.
    await screen.findByRole('navigation', { name: /付款/ });
    expect(led()).not.toContain('payment');
  });

  it.each<[RouteName, RouteName, string]>([
    ['letters', 'documentVault', '文件档案暂不开放'],
    ['letters', 'lettersLetterConfirmList', '函件确认记录暂不开放'],
    ['index', 'logisticsDetail', '查看物流暂不开放'],
    ['index', 'myOrder', '全部订单暂不开放'],
  ])('%s shows the way to %s, which is closed, in grey: %s', async (page, closed, words) => {
    configure({ flags: { closedPages: [closed] } });
    personaApi('directAdmin').answerExamples(queryDeliveryNotesExamples);
    openPortal(href(page));
    await waitFor(() => expect(closedLinks()).toContain(words));
  });

  it('the result of a payment below its order is grey', async () => {
    configure({ flags: { closedPages: ['paymentDone'] } });
    personaApi('directAdmin').answerExamples(queryPaymentOrdersExamples);
    openPortal(href('paymentOrders'));
    const [unfold] = await screen.findAllByRole('button', { name: /^查看：/ });
    if (unfold) await userEvent.click(unfold);
    await waitFor(() => expect(closedLinks()).toContain('付款结果暂不开放'));
  });
});
