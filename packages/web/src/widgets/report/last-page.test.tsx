import { queryReceipts } from '@dealer-portal/sdk/operations';
import { queryReceiptsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { Component as Receipts } from '../../features/statements/receipts/receipt-list-page';
import { accountApi, bodiesOf, renderPage } from '../../test/render-page';

beforeEach(() => localStorage.clear());

const Page = () => (
  <>
    <Receipts />
    <output aria-label="地址">{useLocation().search}</output>
  </>
);

it('MISC-01 a page beyond the last one gives way to the last one, in the address too', async () => {
  const data = queryReceiptsExamples.data();
  const api = accountApi().answer(queryReceipts, ({ request: { body } }) => ({
    data: { ...data, total: 11, records: Number(body.pageNum) > 2 ? [] : data.records },
  }));
  renderPage(Page, { path: '/receipts', address: '/receipts?status=20&pageNum=50' });
  await waitFor(() => expect(screen.getByLabelText('地址').textContent).toBe('?status=20&pageNum=2'));
  await screen.findAllByRole('row');
  expect(screen.queryByText(/没有符合条件/)).toBeNull();
  expect(bodiesOf(api, 'queryReceipts')).toMatchObject([{ pageNum: 50 }, { pageNum: 2 }]);
});
