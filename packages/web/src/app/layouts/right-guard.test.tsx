import { getPermissionList, saveCommonQuestion } from '@dealer-portal/sdk/operations';
import { getPermissionListExamples } from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quietApi } from '#platform/calls/api';
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

afterEach(() => void vi.useRealTimers());

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
    const asked = server.requests.map(({ operationId }) => operationId).filter((id) => MONEY.test(id));
    expect(asked).toEqual([]);
  });
});

it('MENU-07 without menus nothing behind a right opens, and the page says that it is not known', async () => {
  personaApi('directAdmin').answer(getPermissionList, { code: '0', msg: '菜单查询失败' });
  openPortal(href('payment'));
  await heading('暂时不能打开“付款”');
});

// A new page asks for its way: a menu entry of somebody, or the pages that lead to it.
it('ROUTE-01 every page has a menu entry, or says from where it is reached', () => {
  const listed = new Set(PERSONAS.flatMap((name) => namesIn(getPermissionListExamples.data(name).menus)));
  const lost = ROUTE_NAMES.filter(
    (name) => !listed.has(name) && routes[name].from === undefined && routes[name].redirectTo === undefined,
  );
  expect(lost).toEqual([]);
  const unknown = ROUTE_NAMES.flatMap((name) => {
    const { from } = routes[name];
    return typeof from === 'object' ? from.filter((page) => !isRouteName(page)) : [];
  });
  expect(unknown).toEqual([]);
});

const QUESTION = { body: { title: '门体', typeCode: '1', content: '有划痕' } };

it('MENU-07 a right that is taken away while a form is open is known after the next refusal, and what was typed comes back when the tab does, with the right', async () => {
  const server = personaApi('directAdmin').answer(saveCommonQuestion, {
    code: '0',
    msg: '没有“问题反馈”的权限，没有提交。',
  });
  openPortal(href('questionReportNew'));
  fireEvent.change(await screen.findByLabelText('问题描述'), { target: { value: '门体有划痕' } });
  const full = getPermissionListExamples.data('directAdmin');
  const start = Date.now();
  const answerAfter = (seconds: number, menus: typeof full.menus) => {
    server.answer(getPermissionList, { data: { ...full, menus } });
    vi.useFakeTimers({ now: start + seconds * 1000, toFake: ['Date'] });
  };
  answerAfter(11, []);
  await act(async () => void (await quietApi.call(saveCommonQuestion, QUESTION)));
  await heading('没有访问权限，您的账号不能看“问题反馈”');
  expect(screen.getByText(/权限刚刚被收回；内容还在本页/)).toBeTruthy();
  expect(screen.getByText(/请联系贵公司的管理员/)).toBeTruthy();
  answerAfter(72, full.menus);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await heading('问题反馈');
  expect(screen.getByLabelText<HTMLTextAreaElement>('问题描述').value).toBe('门体有划痕');
});
