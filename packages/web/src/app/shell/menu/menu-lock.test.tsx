import { checkAccountGate, getPermissionList } from '@dealer-portal/sdk/operations';
import { checkAccountGateExamples, getPermissionListExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { gateOf, href, isRouteName, needsObject, routes } from '#routes';
import { personaApi } from '../../../test/persona-api';
import { openProfileMenu, renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';
import { gateBehind } from './menu-target';

const GATE = 'reconciliation';
const REMARK = '财务月结中，请稍后再来';

/** Every page behind the gate of the reconciliation that a menu can lead to. */
const GATED = Object.keys(routes).filter(
  (name) => isRouteName(name) && gateOf(name) === GATE && !needsObject(name),
);
const ADDRESSES = GATED.flatMap((name) => (isRouteName(name) ? href(name) : [])).toSorted();

function server() {
  const api = personaApi('directAdmin').answer(checkAccountGate, {
    data: { gateType: GATE, isOpen: false, remark: REMARK },
  });
  const permissions = getPermissionListExamples.data('directAdmin');
  const menus = permissions.menus.map((menu) => {
    if (menu.id !== '104') return menu;
    const gated = GATED.map((routeName, at) => ({ id: `g${at}`, title: `门${at}`, routeName }));
    return { ...menu, subItems: [...(menu.subItems ?? []), ...gated] };
  });
  return api.answer(getPermissionList, { data: { ...permissions, menus } });
}

const gateCalls = (api: ReturnType<typeof server>) =>
  api.requests.filter(({ url }) => url.pathname.endsWith(`/accountGate/${GATE}`)).length;

const bar = () => within(screen.getByRole('navigation', { name: '功能菜单' }));

async function openAccounts(): Promise<void> {
  bar().getByRole('button', { name: '财务自助' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  // The code of the fly-out comes when it is opened for the first time.
  await userEvent.click(await bar().findByRole('button', { name: '往来对账' }));
}

const locked = (container: HTMLElement) =>
  within(container)
    .queryAllByRole('link', { name: new RegExp(`（已关闭：${REMARK}）`) })
    .map((link) => link.getAttribute('href') ?? '')
    .toSorted();

it('ROUTE-03b the gates of all pages are of the route table, and a page without one has none', () => {
  expect(ADDRESSES).toContain('/reconciliation');
  for (const address of ADDRESSES) {
    expect(gateBehind({ kind: 'path', path: address })).toBe(GATE);
    expect(gateBehind({ kind: 'window', url: address })).toBe(GATE);
  }
  expect(gateBehind({ kind: 'window', url: 'https://x.example/reconciliation' })).toBeUndefined();
  expect(gateBehind({ kind: 'route', routeName: 'cart' })).toBeUndefined();
  expect(gateBehind({ kind: 'none' })).toBeUndefined();
});

it('ROUTE-03 FLAG-01 fly-out and profile menu lock every page of a closed gate with its remark, asked once on opening', async () => {
  const api = server();
  await renderShell(MainLayout);
  expect(gateCalls(api)).toBe(0);
  await openAccounts();
  const level = bar().getByRole('list', { name: '往来对账' });
  await waitFor(() => expect(locked(level)).toEqual(ADDRESSES));
  expect(level.querySelector('.menu-lock')?.getAttribute('title')).toBe(REMARK);
  expect(within(level).getAllByRole('link').length).toBeGreaterThan(ADDRESSES.length);
  await userEvent.keyboard('{Escape}');
  await openAccounts();
  expect(locked(await openProfileMenu())).toEqual(ADDRESSES);
  expect(gateCalls(api)).toBe(1);
});

it.each([
  ['an open gate', { data: checkAccountGateExamples.data('open') }],
  ['no answer', { code: '0', msg: '财务开关查询失败' }],
])('ROUTE-03 a menu shows no lock, and no message, for %s', async (_, answer) => {
  const api = server().answer(checkAccountGate, answer);
  await renderShell(MainLayout);
  await openAccounts();
  await waitFor(() => expect(gateCalls(api)).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector('.menu-lock')).toBeNull();
  expect(screen.queryByText('财务开关查询失败')).toBeNull();
});
