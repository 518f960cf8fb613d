import { getContractRate, queryPosServiceCharges } from '@dealer-portal/sdk/operations';
import { getContractRateExamples, queryPosServiceChargesExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const DATA = queryPosServiceChargesExamples.data();

beforeEach(() => {
  localStorage.clear();
});

it('FIN-06 FIN-06a the service charge stands under the rate of the contract, with the totals of all', async () => {
  const server = accountApi()
    .answerExamples(getContractRateExamples)
    .answer(queryPosServiceCharges, { data: { ...DATA, chargeTotal: 4_321 } });
  await renderRoute('posservicecharge');
  await screen.findByText('¥4,321.00');
  const rates = await screen.findByRole('region', { name: '合同费率' });
  expect(rates.textContent).toMatch(/POS手续费率.?0\.38 %/);
  expect(rates.textContent).not.toContain('融资');
  expect(bodiesOf(server, queryPosServiceCharges.id)).toEqual([
    { customerCode: '8800123456', pageNum: 1, pageSize: 10 },
  ]);
});

it('FIN-06a a contract without a rate says so, and a refused list leaves the rates', async () => {
  accountApi()
    .answer(queryPosServiceCharges, { code: '0', msg: '查询时间跨度不能超过一年，请缩短查询时间' })
    .answer(getContractRate, { data: [] });
  await renderRoute('posservicecharge');
  await screen.findByText('合同中没有登记费率。');
  await screen.findByText('查询时间跨度不能超过一年，请缩短查询时间');
});

it('FIN-06 FIN-06b a slip opens with all that stands on it', async () => {
  accountApi().answerExamples(queryPosServiceChargesExamples);
  await renderRoute('receipt');
  const [slip] = DATA.records;
  await userEvent.click(await screen.findByRole('button', { name: `查看：${slip?.id}` }));
  const drawer = within(await screen.findByRole('dialog'));
  drawer.getByText('结算金额');
  expect(drawer.getByText('服务费').nextSibling?.textContent).toMatch(/^¥/);
});
