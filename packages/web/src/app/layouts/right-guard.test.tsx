import { getPermissionList, saveCommonQuestion } from '@dealer-portal/sdk/operations';
import { getPermissionListExamples } from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietApi } from '#platform/calls/api';
import { dialogs, dialogsAreReady } from '#platform/notices';
import { storeSession } from '#platform/session/session';
import { href, isRouteName, ROUTE_NAMES, type RouteName, routes } from '#routes';
import { openPortal } from '../../test/open-portal';
import { PERSONAS, type Persona, personaApi } from '../../test/persona-api';

interface Item {
  readonly routeName?: unknown;
  readonly subItems?: readonly Item[] | null;
}

const namesIn = (items: readonly Item[]): readonly string[] =>
  items.flatMap(({ routeName, subItems }) => [
    ...(typeof routeName === 'string' ? [routeName] : []),
    ...namesIn(subItems ?? []),
  ]);

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Calls that ask for accounts, amounts or orders. */
const MONEY = /payer|balance|finance|reconcil|order|rebate|address/i;

describe('MENU-05 MENU-07 a page without the right of its menu entry', () => {
  it.each<[Persona, RouteName, string]>([
    ['restricted', 'payment', '您的账号是受限客户'],
    ['restricted', 'myOrder', '您的账号是受限客户'],
    ['restricted', 'deliveryaddress', '您的账号是受限客户'],
    ['restricted', 'airtransfer', '您的账号是受限客户'],
    ['designer', 'payment', '您还没有“付款”的菜单权限'],
    ['traditional', 'payments', '您还没有“批量付款”的菜单权限'],
    ['traditional', 'rebateHandling', '您还没有红票办理权限'],
    ['directKzxkh', 'onlinePayment', '您还没有“在线支付”的菜单权限'],
  ])('%s opens %s by address and reads who can grant it: %s', async (persona, name, reason) => {
    const server = personaApi(persona);
    openPortal(href(name));
    await heading(`没有访问权限，您的账号不能看“${routes[name].title}”`);
    expect(screen.getByText(new RegExp(reason))).toBeTruthy();
    expect(screen.getByText(/请联系贵公司的管理员|请联系客户经理|联系客户经理/)).toBeTruthy();
    const moneyCalls = server.requests.map(({ operationId }) => operationId).filter((id) => MONEY.test(id));
    expect(moneyCalls).toEqual([]);
  });
});

it('MENU-07 without menus nothing behind a right opens, and the page says that it is not known', async () => {
  personaApi('directAdmin').answer(getPermissionList, { code: '0', msg: '菜单查询失败' });
  openPortal(href('payment'));
  await heading('暂时不能打开“付款”');
});

// A new page asks for its way: a menu entry of somebody, or the pages that lead to it.
it('ROUTE-01 every page has a menu entry, or says from where it is reached', () => {
  const namesInMenus = new Set(
    PERSONAS.flatMap((name) => namesIn(getPermissionListExamples.data(name).menus)),
  );
  const lost = ROUTE_NAMES.filter(
    (name) =>
      !namesInMenus.has(name) && routes[name].from === undefined && routes[name].redirectTo === undefined,
  );
  expect(lost).toEqual([]);
  const unknown = ROUTE_NAMES.flatMap((name) => {
    const { from } = routes[name];
    return typeof from === 'object' ? from.filter((page) => !isRouteName(page)) : [];
  });
  expect(unknown).toEqual([]);
});

const QUESTION = { body: { title: '门体', typeCode: '1', content: '有划痕' } };

describe('MENU-07 a right that is taken away while its page is open', () => {
  const full = getPermissionListExamples.data('directAdmin');
  const NO_RIGHT = '没有访问权限，您的账号不能看“问题反馈”';

  async function startToWrite() {
    const server = personaApi('directAdmin').answer(saveCommonQuestion, {
      code: '0',
      msg: '没有“问题反馈”的权限，没有提交。',
    });
    openPortal(href('questionReportNew'));
    fireEvent.change(await screen.findByLabelText('问题描述'), { target: { value: '门体有划痕' } });
    const start = Date.now();
    return {
      menusAfter(seconds: number, menus: typeof full.menus) {
        server.answer(getPermissionList, { data: { ...full, menus } });
        vi.useFakeTimers({ now: start + seconds * 1000, toFake: ['Date'] });
      },
      refuse: () => act(async () => void (await quietApi.call(saveCommonQuestion, QUESTION))),
      timesAsked: () =>
        server.requests.filter(({ operationId }) => operationId === getPermissionList.id).length,
      server,
    };
  }

  const comeToFront = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const menus = () => screen.getByRole('navigation', { name: '功能菜单' }).textContent;
  const description = () => screen.getByLabelText<HTMLTextAreaElement>('问题描述').value;

  it('is known after the next refusal; its questions are closed, the frame follows, and what was typed comes back with the right', async () => {
    const { menusAfter, refuse, timesAsked } = await startToWrite();
    await refuse();
    comeToFront();
    expect(timesAsked()).toBe(1);
    await waitFor(() => expect(dialogsAreReady()).toBe(true));
    const onOk = vi.fn();
    await act(async () => void dialogs.confirm({ title: '提交吗？', onOk }));
    await screen.findByRole('dialog');
    menusAfter(11, []);
    await refuse();
    await heading(NO_RIGHT);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/权限刚刚被收回，内容还在本页/)).toBeTruthy();
    expect(screen.getByText(/请联系贵公司的管理员/)).toBeTruthy();
    expect(menus()).toBe('');
    expect(screen.queryByRole('button', { name: '提交反馈' })).toBeNull();
    menusAfter(12, full.menus);
    fireEvent.click(screen.getByRole('button', { name: '重新确认' }));
    await heading('问题反馈');
    expect(description()).toBe('门体有划痕');
    expect(menus()).toContain('财务自助');
    expect(timesAsked()).toBe(3);
    expect(onOk).not.toHaveBeenCalled();
  });

  it('is known when the tab comes to the front after a minute; a question that fails then changes nothing', async () => {
    const { menusAfter, timesAsked, server } = await startToWrite();
    menusAfter(61, []);
    server.answer(getPermissionList, new Response(null, { status: 401 }));
    comeToFront();
    await waitFor(() => expect(timesAsked()).toBe(2));
    comeToFront();
    expect(timesAsked()).toBe(2);
    expect(description()).toBe('门体有划痕');
    menusAfter(122, []);
    comeToFront();
    await heading(NO_RIGHT);
  });
});
