import { getPermissionList, listTodos } from '@dealer-portal/sdk/operations';
import {
  getPermissionListExamples,
  listSystemNotificationsExamples,
  listTodosExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { pageStateAt, routeAt, routes } from '#routes';
import { PERSONAS, type Persona, personaApi } from '../../test/persona-api';
import { openProfileMenu, renderShell, untilAllAnswered } from '../../test/render-shell';
import { Framed } from './framed';
import { MainLayout } from './main-layout';
import { SideDrawerPanel } from './side-bar/side-drawer-panel';
import { useSideBarItems } from './side-bar/use-side-bar-items';

/** Labels that differ from the title of their page, each with its reason. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  采购首页: 'MENU-05 names the menu, ROUTE-04 its page',
  在线采购: 'HEAD-03 names the area; the home page is headed so',
  财务自助: 'HEAD-03 names the area, which begins with the monthly bill',
  在线融资: 'HEAD-03 names the area, which begins with the credit page',
  全部商品: 'NAV-01: the tab without a filter',
  抢单: 'NAV-01: a tab of the product list',
  特价: 'NAV-01: a tab of the product list',
  工程: 'NAV-01: a tab of the product list',
  乡镇专供: 'NAV-01: a tab of the product list',
  极速配送: 'NAV-01: a tab of the product list',
  申请解冻开单: 'FREEZE-02 words the link of the freeze notice',
  易工程: 'SIDE-03 and SIDE-04 name the entry of the engineering home',
  子账号管理: 'PROF-03: a tab of the payers',
  帮助手册: 'TOP-02 names the link',
  评价反馈: 'TOP-02 names the link',
  采购退货申请: 'MENU-08: the page after the protocol of purchase returns',
  采购退货查询: 'MENU-08: the page after the protocol of purchase returns',
  信用样表查询: 'MENU-06: a sheet of the page, for the customer',
  样机样表查询: 'MENU-06: a sheet of the page, for the customer',
  整车样表查询: 'MENU-06: a sheet of the page, for the customer',
  工程样表查询: 'MENU-06: a sheet of the page, for the customer',
};

interface Door {
  readonly label: string;
  readonly address: string;
}

/** The side bar's three levels at once, as the phone's drawer unfolds them. */
function UnfoldedMenu() {
  const items = useSideBarItems();
  return <SideDrawerPanel items={items} header={null} footer={null} isOpen onClose={() => undefined} />;
}

function MenuFrame() {
  return (
    <Framed>
      <nav aria-label="顶部" />
      <UnfoldedMenu />
    </Framed>
  );
}

/** The links into the portal on screen; the logo, the root and the customer's name bear no title of a page. */
function doors(): readonly Door[] {
  const links = document.querySelectorAll('a[href^="/"]:not(.portal-name, .customer-link, [href="/"])');
  return [...links].map((link) => ({
    label: (link.getAttribute('aria-label') ?? link.textContent ?? '')
      .replace('（新窗口）', '')
      .replace(/(，\d+ 种商品| \d+\+?|新)$/, ''),
    address: link.getAttribute('href') ?? '',
  }));
}

async function doorsOf(persona: Persona): Promise<readonly Door[]> {
  personaApi(persona);
  await untilAllAnswered(await renderShell(MainLayout));
  await openProfileMenu();
  const inFrame = doors();
  cleanup();
  personaApi(persona);
  await untilAllAnswered(await renderShell(MenuFrame));
  // The sites of the mock provider are outside of the portal.
  return [...inFrame, ...doors()].filter(({ address }) => !address.startsWith('/provider/'));
}

const titleOf = (address: string) => {
  const name = routeAt(address);
  return name && routes[name].title;
};

it.each(PERSONAS)(
  'SIDE-04 PROF-01 HEAD-03 HEAD-05 NAV-01 no menu of %s leads to a page that is not there, or under another name',
  async (persona) => {
    const doors = await doorsOf(persona);
    expect(doors.length).toBeGreaterThan(10);
    expect(doors.filter(({ address }) => pageStateAt(address) !== 'ready')).toEqual([]);
    const renamed = doors.filter(({ label, address }) => label !== titleOf(address) && !OTHER_WORDS[label]);
    expect(renamed).toEqual([]);
  },
);

type Items = ReturnType<typeof getPermissionListExamples.data>['menus'];

const withSubItems = (items: Items): Items =>
  items.flatMap((item) => [item, ...withSubItems(item.subItems ?? [])]);

it('SIDE-04 a menu item is called as its page, also before that is built, and no menu names the page of one object', () => {
  const items = PERSONAS.flatMap((persona) => withSubItems(getPermissionListExamples.data(persona).menus));
  const addressed = items.flatMap(({ title, url, path }) => {
    const address = path ?? url;
    // Menus that are always hidden name old pages (MENU-03).
    return address && !title?.startsWith('旧版') ? [{ label: title ?? '', address }] : [];
  });
  expect(addressed.filter(({ address }) => pageStateAt(address) === 'noEntry')).toEqual([]);
  expect(addressed.filter(({ label, address }) => label !== titleOf(address) && !OTHER_WORDS[label])).toEqual(
    [],
  );
});

it('SIDE-01 a page still to come stands under 即将开放, is no link, and keyboard and screen reader reach it', async () => {
  const api = personaApi('directAdmin');
  const { menus, ...rest } = getPermissionListExamples.data('directAdmin');
  const [first, ...others] = menus;
  const planned = { id: '799', title: '尚未建成', path: '/not-in-the-route-table' };
  const subItems = [planned, ...(first?.subItems ?? [])];
  if (first) api.answer(getPermissionList, { data: { ...rest, menus: [{ ...first, subItems }, ...others] } });
  await renderShell(MainLayout);
  screen.getByRole('button', { name: '直供采购' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  const list = within(await screen.findByRole('list', { name: '直供采购' }));
  const item = list.getByRole('link', { name: /^尚未建成/ });
  expect([item.getAttribute('aria-disabled'), item.getAttribute('href')]).toEqual(['true', null]);
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.indexOf('即将开放')).toBeGreaterThan(rows.indexOf('购物车'));
  expect(rows.indexOf('尚未建成即将开放')).toBeGreaterThan(rows.indexOf('即将开放'));
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('role')).toBe('link');
});

it('MSG-01 a to-do whose address no route has says 即将开放 and leads nowhere', async () => {
  const shared = { typeName: '财务', createDate: '2026-11-20 08:00:00', deadline: '2026-11-30' };
  const records = [
    { ...shared, id: '1', title: '待建页面的待办', url: '/not-in-the-route-table?month=10' },
    { ...shared, id: '2', title: '可以办理的待办', url: '/myOrder' },
  ];
  personaApi('directAdmin')
    .answerExamples(listSystemNotificationsExamples)
    .answer(listTodos, { data: { ...listTodosExamples.data(), records } });
  await renderShell(MainLayout);
  await userEvent.click(screen.getByRole('button', { name: /^通知/ }));
  const panel = within(screen.getByRole('dialog', { name: '通知' }));
  const soon = await panel.findByRole('link', { name: /^待建页面的待办/ });
  expect([soon.getAttribute('href'), soon.textContent?.includes('即将开放')]).toEqual([null, true]);
  expect(panel.getByRole('link', { name: /^可以办理的待办/ }).getAttribute('href')).toBe('/myOrder');
});
