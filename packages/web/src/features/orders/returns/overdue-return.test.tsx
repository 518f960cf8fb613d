import { queryOverdueReturns } from '@dealer-portal/sdk/operations';
import { queryOverdueReturnsExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './overdue-return-page';

type Api = ReturnType<typeof accountApi>;

let api: Api;

beforeEach(() => {
  api = accountApi().answerExamples(queryOverdueReturnsExamples);
});

const open = (query = '') =>
  renderPage(Component, { path: '/overdueReturn', address: `/overdueReturn${query}` });
const bodies = () => {
  const requests = api.requests.filter(({ operationId }) => operationId === 'queryOverdueReturns');
  return requests.map(({ body }) => body);
};

describe('逾期退货', () => {
  it('lists what is still to be sent back, since when, and what it comes to', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /THD20261030002/ }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual([
      'THD20261030002',
      '逾期 10 天',
      '2026-11-10',
      'XQB80-M21 × 1',
      '一台面板划伤',
      '6010086607',
      '¥769.90',
    ]);
    expect(bodies()).toEqual([{ saletoCode: '8800123456', pageNum: 1, pageSize: 10 }]);
  });

  it('ROUTE-01 the keyword and the page of the address are asked for', async () => {
    open('?keyword=THD&pageNum=2');
    await screen.findByRole('row', { name: /THD20261030002/ });
    expect(bodies()).toEqual([{ saletoCode: '8800123456', keyword: 'THD', pageNum: 2, pageSize: 10 }]);
  });

  it('leads to 退货管理', async () => {
    open();
    const link = await screen.findByRole('link', { name: '退货管理' });
    expect(link.getAttribute('href')).toBe('/returnsmanagement');
  });

  it('says that there are none', async () => {
    api.answer(queryOverdueReturns, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } });
    open();
    await screen.findByText('还没有逾期退货');
  });

  it('a failure shows a message and can be tried again', async () => {
    api.answer(queryOverdueReturns, { code: '0', msg: '逾期退货查询失败' });
    open();
    await screen.findByText('逾期退货没有加载出来');
    api.answerExamples(queryOverdueReturnsExamples);
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText('逾期退货没有加载出来')).toBeNull());
    await screen.findByRole('row', { name: /THD20261030002/ });
  });
});
