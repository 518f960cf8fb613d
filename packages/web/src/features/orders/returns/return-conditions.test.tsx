/** The conditions of the returns' lists, of which one is a part of the path. */
import { queryReturnOrders } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../../test/render-page';
import { Component as Returns } from './returns-page';
import { Component as ReturnsQuery } from './returns-query-page';

const NOTHING = { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } };

function openQuery(address: string) {
  const server = accountApi().answer(queryReturnOrders, NOTHING);
  renderPage(ReturnsQuery, { path: '/returnsmanage/:keyword?', address });
  /** The conditions of the last call. */
  return () => {
    const { keyword, status } = Object(bodiesOf(server, 'queryReturnOrders').at(-1));
    return { keyword, status };
  };
}

const findSearch = () => screen.findByRole('searchbox', { name: '退货单号、订单号或型号' });

it('ORDER-01 a keyword joins the other conditions of 退货查询, and leaves them when it is cleared', async () => {
  const conditions = openQuery('/returnsmanage?status=10&pageNum=2');
  await userEvent.type(await findSearch(), '60100{Enter}');
  await vi.waitFor(() => expect(conditions()).toEqual({ keyword: '60100', status: '10' }));
  fireEvent.change(await findSearch(), { target: { value: '' } });
  await vi.waitFor(() => expect(conditions()).toEqual({ keyword: undefined, status: '10' }));
});

it('ORDER-01 the views of 退货查询 set and clear the keyword', async () => {
  const conditions = openQuery('/returnsmanage/zzz?status=10');
  await userEvent.click(await screen.findByRole('button', { name: '保存当前条件' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '条件名称' }), '待批{Enter}');
  const views = within(await screen.findByRole('group', { name: '视图' }));
  await userEvent.click(views.getByRole('button', { name: '全部退货单' }));
  await vi.waitFor(() => expect(conditions()).toEqual({ keyword: undefined, status: undefined }));
  await userEvent.click(views.getByRole('button', { name: '待批' }));
  await views.findByRole('button', { name: '待批', pressed: true });
});

it('ORDER-01 the states of 退货管理 keep the other conditions, and begin at the first page', async () => {
  const server = accountApi().answer(queryReturnOrders, NOTHING);
  renderPage(Returns, {
    path: '/returnsmanagement/:tab?',
    address: '/returnsmanagement?keyword=60100&beginDate=2026-11-01&pageNum=2',
  });
  await userEvent.click(await screen.findByRole('tab', { name: '审批中' }));
  const conditions = { keyword: '60100', beginDate: '2026-11-01', status: '10', pageNum: 1 };
  await vi.waitFor(() => expect(bodiesOf(server, 'queryReturnOrders').at(-1)).toMatchObject(conditions));
});
