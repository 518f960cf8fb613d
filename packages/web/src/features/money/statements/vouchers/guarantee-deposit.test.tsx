import { listPayerBalances, queryAccountStatement } from '@dealer-portal/sdk/operations';
import {
  listPayerBalancesExamples,
  queryAccountStatementExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const [PAYER] = listPayerBalancesExamples.data();

it('FIN-08e the guarantee deposit is the statement of its payer; without one nothing is asked', async () => {
  if (!PAYER) throw new Error('The example has no payer.');
  const deposit = { ...PAYER, payerCode: '8800200103', payerType: '03', customerName: '腾达家电保证金账户' };
  const server = accountApi()
    .answerExamples(queryAccountStatementExamples)
    .answer(listPayerBalances, { data: [PAYER] });
  const { unmount } = await renderRoute('dtdGuaranteeDeposit');
  await screen.findByText('没有保证金账户');
  expect(bodiesOf(server, queryAccountStatement.id)).toEqual([]);
  unmount();
  server.answer(listPayerBalances, { data: [PAYER, deposit] });
  await renderRoute('dtdGuaranteeDeposit');
  await screen.findAllByText('全部合计');
  screen.getByText('(8800200103)腾达家电保证金账户');
  expect(screen.getByRole('region', { name: '保证金' }).textContent).toMatch(/^保证金余额 ¥/);
  expect(bodiesOf(server, queryAccountStatement.id)[0]).toMatchObject({ payerCode: '8800200103' });
});
