import { queryFinanceHistory } from '@dealer-portal/sdk/operations';
import {
  getFinanceRepayDetailExamples,
  queryFinanceHistoryExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, renderRoute } from '../../../../test/render-page';

beforeEach(() => localStorage.clear());

it('FIN-08c HTTP-08 where the owed financings do not come, a repaid one is not shown as the newest that is owed', async () => {
  const page = queryFinanceHistoryExamples.data();
  const [first] = page.records;
  if (!first) throw new Error('The example has no financing.');
  let isDown = true;
  accountApi()
    .answer(queryFinanceHistory, ({ request: { body } }) => {
      const isOfOwed = body?.status === '20';
      if (isOfOwed && isDown) return new Response('', { status: 500 });
      const own = isOfOwed
        ? { ...first, financeNo: 'OWED', status: '20', outstandingAmount: 1 }
        : { ...first, financeNo: 'REPAID', status: '30', outstandingAmount: 0 };
      return { data: { ...page, total: 1, records: [own] } };
    })
    .answerExamples(getFinanceRepayDetailExamples);
  await renderRoute('loanGetrepayment');
  await screen.findByText('融资没有加载出来');
  expect(screen.queryByRole('heading', { name: /REPAID/ })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('heading', { name: '融资 OWED' });
});
