import { queryOrderEstimate } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressReady } from '../../../test/form-hands';
import { accountApi, renderPage } from '../../../test/render-page';
import { EstimateDialog } from './estimate-dialog';

const ORDER = {
  orderNo: '605',
  orderTypeNo: 'ZY605',
  status: '50',
  statusName: '已签收',
  createDate: '2026-11-02',
  amount: 300,
  lineList: [],
};

it('ORDER-01h an estimate that could not be read is no order without one: it is read again first', async () => {
  const server = accountApi().answer(queryOrderEstimate, () => new Response('', { status: 500 }));
  renderPage(() => <EstimateDialog order={ORDER} code="estimate" onClose={() => {}} />, { path: '/' });
  await screen.findByText('评价没有加载出来');
  expect(screen.queryByLabelText('配送评分')).toBeNull();
  const submit = screen.getByRole('button', { name: '提交评价' });
  expect(submit.getAttribute('aria-disabled')).toBe('true');
  server.answer(queryOrderEstimate, { code: '0', msg: '该订单还没有评价' });
  await pressReady('重试');
  expect(await screen.findByLabelText('配送评分')).toBeTruthy();
});
