import {
  listPrices,
  listSpecialPrices,
  queryProducts,
  suggestProductModels,
} from '@dealer-portal/sdk/operations';
import {
  listPricesExamples,
  listSpecialPricesExamples,
  listStockExamples,
  suggestProductModelsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

it('SEARCH-01 another price does not stand in a suggestion where the ordinary one did not come', async () => {
  personaApi('directAdmin')
    .answerExamples(suggestProductModelsExamples, listStockExamples, listSpecialPricesExamples)
    .answer(listPrices, { code: '0', msg: '服务繁忙' });
  await renderShell(MainLayout);
  await userEvent.type(screen.getByRole('combobox', { name: /搜索型号/ }), 'BCD');
  await screen.findByText('库存 92 台');
  const option = document.querySelectorAll('.search-box [role="option"]')[1];
  expect(option?.textContent).toBe('BCD-510WGCTF510升十字门一级能效冰箱—库存 92 台');
});

it('SEARCH-01 NAV-01 a suggestion has the price that the list buys at: a special price, and the ordinary one struck out', async () => {
  const productCode = 'GA2600D02';
  personaApi('directAdmin')
    .answerExamples(listStockExamples)
    .answer(suggestProductModels, { data: [{ productCode, productModel: 'KFR-26GW/01K' }] })
    .answer(listPrices, { data: [{ productCode, price: 1899, priceVersion: 'PV202611' }] })
    .answer(listSpecialPrices, {
      data: [{ productCode, priceType: 'TJ', versionCode: 'TJ1', price: 1799 }],
    });
  await renderShell(MainLayout);
  await userEvent.type(screen.getByRole('combobox', { name: /搜索型号/ }), 'KFR-26');
  await screen.findByText('¥1,799.00');
  const [option] = document.querySelectorAll('.search-box [role="option"]');
  expect(option?.textContent).toContain('特价¥1,799.00普通价¥1,899.00');
});

it('SEARCH-01 SEARCH-04 under a tab its own goods are suggested, and not those that the search will leave out', async () => {
  window.sessionStorage.setItem('dealer-portal:searchTab', '"特价"');
  const api = personaApi('directAdmin')
    .answerExamples(suggestProductModelsExamples, listPricesExamples, listStockExamples)
    .answer(queryProducts, {
      data: {
        total: 1,
        pageNum: 1,
        pageSize: 10,
        records: [
          { productCode: 'GA2600D02', productModel: 'KFR-26GW/01K', productName: '', categoryCode: '3' },
        ],
      },
    });
  await renderShell(MainLayout);
  await userEvent.type(screen.getByRole('combobox', { name: /搜索型号/ }), 'KFR');
  expect((await screen.findByText('KFR-26GW/01K')).textContent).toBeTruthy();
  expect(document.querySelectorAll('.search-box [role="option"]')).toHaveLength(1);
  const asked = api.requests.filter(({ operationId }) => operationId === queryProducts.id);
  expect(asked[0]?.body).toMatchObject({ keyword: 'KFR', searchTab: '特价' });
  expect(api.requests.some(({ operationId }) => operationId === suggestProductModels.id)).toBe(false);
});
