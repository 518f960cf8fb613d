import { getPermissionList } from '@dealer-portal/sdk/operations';
import { getPermissionListExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
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
