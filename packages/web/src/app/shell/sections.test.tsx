import { listSystemNotifications, submitEventWork } from '@dealer-portal/sdk/operations';
import { listSystemNotificationsExamples } from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personaApi } from '../../test/persona-api';
import { findDialog, renderShell } from '../../test/render-shell';
import { BareLayout } from './bare-layout';
import { BulkLayout } from './bulk-layout';
import { MainLayout } from './main-layout';

describe('navigation of the sections', () => {
  const titles = async (name: string) =>
    within(await screen.findByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  it('NAV-01b the shopping pages have the eleven titles, not the one titled 调货', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout, { address: '/packageList' });
    const tabTitles = '全部商品 抢单 反向定制 套餐 组合 特价 工程 样机 大单 乡镇专供 极速配送 生态场景';
    expect(await titles('采购导航')).toEqual(tabTitles.split(' '));
  });

  it.each([
    '抢单',
    '反向定制',
    '套餐',
    '组合',
    '特价',
    '工程',
    '样机',
    '大单',
    '乡镇专供',
    '极速配送',
    '生态场景',
  ])('NAV-01a %s is remembered as search tab in session storage', async (title) => {
    personaApi('directAdmin');
    await renderShell(MainLayout, { address: '/packageList' });
    const navigation = within(await screen.findByRole('navigation', { name: '采购导航' }));
    await userEvent.click(navigation.getByRole('link', { name: title }));
    expect(window.sessionStorage.getItem('dealer-portal:searchTab')).toBe(JSON.stringify(title));
  });

  it('NAV-01 a title leads to its page; 全部商品 is remembered as none', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout, { address: '/packageList' });
    window.sessionStorage.setItem('dealer-portal:searchTab', '"特价"');
    await userEvent.click(await screen.findByRole('link', { name: '全部商品' }));
    await screen.findByRole('heading', { name: /^\/list/ });
    expect(window.sessionStorage.getItem('dealer-portal:searchTab')).toBeNull();
  });

  it.each([
    ['directAdmin', true],
    ['rChannel', false],
  ] as const)('MENU-04 the import of %s is next to the titles: %s', async (persona, isOffered) => {
    personaApi(persona);
    await renderShell(MainLayout, { address: '/packageList' });
    await screen.findByRole('navigation', { name: '采购导航' });
    const link = screen.queryByRole('link', { name: '批量导入' });
    expect(link?.getAttribute('href')).toBe(isOffered ? '/batchImport' : undefined);
  });

  it.each(['/traffic/list', '/transfer/cart'])('NAV-01c %s has the traffic navigation', async (address) => {
    personaApi('directAdmin');
    await renderShell(MainLayout, { address });
    expect(await titles('整车与调货导航')).toContain('整车列表');
    expect(screen.queryByRole('navigation', { name: '采购导航' })).toBeNull();
  });

  it('NAV-01d the signing page, which has no frame, has it too', async () => {
    const router = createMemoryRouter([{ path: '*', Component: BareLayout }], {
      initialEntries: ['/signing'],
    });
    render(<RouterProvider router={router} />);
    expect(await titles('整车与调货导航')).toContain('调货列表');
  });

  it('NAV-01 other pages have neither', async () => {
    personaApi('directAdmin');
    await renderShell(MainLayout, { address: '/monthlybill' });
    expect(screen.queryByRole('navigation', { name: /采购导航|整车与调货导航/ })).toBeNull();
  });
});

describe('the dealer notices of the bulk-order section', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    personaApi('directAdmin').answerExamples(listSystemNotificationsExamples);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const banner = () => screen.findByRole('region', { name: '经销商公告' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('HEAD-06a change every 3 s and begin again', async () => {
    await renderShell(BulkLayout, { address: '/bigorder/mall_list.json' });
    const notices = within(await banner());
    expect(notices.getByText('双十二备货通知')).toBeDefined();
    pass(3_000);
    expect(notices.getByText('系统维护通知')).toBeDefined();
    pass(3_000);
    expect(notices.getByText('双十二备货通知')).toBeDefined();
  });

  it('HEAD-06 stand still under the mouse and with focus, and move by their buttons', async () => {
    await renderShell(BulkLayout, { address: '/bigorder/mall_list.json' });
    const region = await banner();
    const notices = within(region);
    fireEvent.pointerEnter(region);
    pass(9_000);
    expect(notices.getByText('1 / 2')).toBeDefined();
    fireEvent.pointerLeave(region);
    act(() => notices.getByRole('button', { name: '上一条公告' }).focus());
    pass(9_000);
    expect(notices.getByText('1 / 2')).toBeDefined();
    fireEvent.click(notices.getByRole('button', { name: '上一条公告' }));
    expect(notices.getByText('2 / 2')).toBeDefined();
  });

  it('HEAD-06 without notices there is no banner', async () => {
    const api = personaApi('directAdmin').answer(listSystemNotifications, { data: [] });
    await renderShell(BulkLayout, { address: '/bigorder/mall_list.json' });
    await vi.waitFor(() =>
      expect(api.requests.some(({ operationId }) => operationId === 'listSystemNotifications')).toBe(true),
    );
    expect(screen.queryByRole('region', { name: '经销商公告' })).toBeNull();
  });
});

describe('the service widget', () => {
  const open = async () => {
    await renderShell(MainLayout);
    await userEvent.click(screen.getByRole('button', { name: '客服' }));
    return within(screen.getByRole('dialog', { name: '客服' }));
  };

  it('SERV-01 SERV-01a SERV-01c offers consultation in a new window, and evaluate and query', async () => {
    personaApi('directAdmin');
    const panel = await open();
    expect(panel.getByRole('link', { name: '业务咨询' }).getAttribute('target')).toBe('_blank');
    expect(panel.getByRole('link', { name: '评价与查询' }).getAttribute('href')).toBe('/historyQuestion');
  });

  it('SERV-01 SERV-01b VALID-04 problem feedback opens a ticket, which carries who submits it', async () => {
    const api = personaApi('directAdmin').answer(submitEventWork, { data: { workNo: 'EW1' } });
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: '问题反馈' }));
    const dialog = within(await findDialog('问题反馈'));
    await userEvent.click(dialog.getByRole('button', { name: '提交反馈' }));
    await dialog.findByText('请描述遇到的问题');
    await userEvent.type(dialog.getByRole('textbox', { name: '问题描述' }), '送货时间不一致');
    await userEvent.click(dialog.getByRole('button', { name: '提交反馈' }));
    await screen.findByText(/工单号 EW1/);
    const sent = api.requests.find(({ operationId }) => operationId === 'submitEventWork')?.body;
    expect(sent).toMatchObject({
      type: 'ORDER',
      content: '送货时间不一致',
      eventWorkCustomer: { source: 'E', accountId: '500001', accountName: '王建国', phone: '13800000001' },
    });
  });
});
