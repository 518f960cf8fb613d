import { listPrices } from '@dealer-portal/sdk/operations';
import {
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
