import { queryFleeingGoods } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../../test/render-page';
import { Component as FleeingDetails } from './fleeing-details-page';

const NOTHING = { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } };

it('ORDER-01 the states of 窜货明细 keep its period', async () => {
  const server = accountApi().answer(queryFleeingGoods, NOTHING);
  renderPage(FleeingDetails, {
    path: '/fleeingdetails/:tab?',
    address: '/fleeingdetails?beginDate=2026-11-01',
  });
  await userEvent.click(await screen.findByRole('tab', { name: '申诉中' }));
  const conditions = { beginDate: '2026-11-01', status: '20' };
  await vi.waitFor(() => expect(bodiesOf(server, 'queryFleeingGoods').at(-1)).toMatchObject(conditions));
});
