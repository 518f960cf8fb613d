import { queryReceipts } from '@dealer-portal/sdk/operations';
import { queryReceiptsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../test/render-page';

beforeEach(() => localStorage.clear());

it('MISC-01 a page beyond the last one gives way to the last one', async () => {
  const data = queryReceiptsExamples.data();
  const api = accountApi().answer(queryReceipts, ({ request: { body } }) => ({
    data: { ...data, total: 11, records: Number(body.pageNum) > 2 ? [] : data.records },
  }));
  await renderRoute('receipts', '?status=20&pageNum=50');
  await screen.findAllByRole('row');
  expect(screen.queryByText(/没有符合条件/)).toBeNull();
  expect(bodiesOf(api, 'queryReceipts')).toMatchObject([
    { status: '20', pageNum: 50 },
    { status: '20', pageNum: 2 },
  ]);
});
