import { isSubmission, ORDER_SUBMITS } from '@dealer-portal/rules/submit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openJournal } from '#kits/submit/submit-journal';
import { accountApi, renderPage } from '../../test/render-page';
import { createSubmitRun } from './submit-run';
import { Submits } from './submits';

const SUBMISSION = {
  saletoCode: '8800123456',
  sendtoCode: 'T',
  orders: [{ orderNo: '601', payerCode: 'P', lines: [{ productCode: 'A', number: 2 }] }],
};

let name = 0;
beforeEach(() => {
  window.localStorage.clear();
  name += 1;
});

it('ORDER-01 a submit goes on without its dialog, and stands on the page until its answer is there', async () => {
  const book = openJournal({ name: `open${name}`, kind: ORDER_SUBMITS, isSubmission });
  const run = createSubmitRun(book, vi.fn());
  let answer: () => void = () => undefined;
  accountApi();
  const Page = () => (
    <Submits run={run} orderName="订单" limits={{ place: 60 }} ordersTo="/myOrder" onSettled={vi.fn()} />
  );
  renderPage(Page, { path: '/open' });
  const started = run.start(SUBMISSION, {
    place: () =>
      new Promise((resolve) => {
        answer = () =>
          resolve({
            ok: false,
            kind: 'business',
            code: '0',
            msg: '库存不足',
            status: 200,
            operationId: 'submitOrders',
            attempts: 1,
          });
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '在后台继续' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '在后台继续' })).toBeNull());
  expect(screen.getByText(/的提交正在处理：601/)).toBeTruthy();
  answer();
  await started;
  await screen.findByText('库存不足');
  expect(screen.queryByText(/的提交正在处理/)).toBeNull();
});
