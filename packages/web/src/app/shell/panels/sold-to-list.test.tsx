import { listPayerBalancesExamples } from '@dealer-portal/sdk/testing/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';

const trigger = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('dialog', { name }));

it('HEAD-01a the sold-to panel names channel and cash of each, asks for them when it opens, and is narrowed by a word', async () => {
  const server = personaApi('directAdmin').answerExamples(listPayerBalancesExamples);
  await renderShell(MainLayout);
  const calls = () => server.requests.filter(({ operationId }) => operationId === 'listPayerBalances').length;
  expect(calls()).toBe(0);
  await userEvent.click(trigger('售达方'));
  const field = await panel('选择售达方').findByRole('searchbox', { name: '筛选售达方' });
  const inForce = panel('选择售达方').getByRole('button', { current: true });
  await waitFor(() => expect(inForce.textContent).toMatch(/8800123456 · 渠道 M · 现款 ¥1,286,500\.00当前$/));
  await waitFor(() => expect(calls()).toBe(2));
  await userEvent.type(field, '黄岛');
  const rows = panel('选择售达方').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^青岛黄岛腾达家电分公司8800123457/),
  ]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toMatch(/切换$/);
  await userEvent.keyboard('{Enter}');
  const codes = () =>
    server.requests
      .filter(({ operationId }) => operationId === 'listShipTos')
      .map(({ url }) => url.searchParams.get('saletoCode'));
  await waitFor(() => expect(codes()).toEqual(['8800123456', '8800123457']));
});

it('HEAD-01a a field that matches no sold-to says so', async () => {
  personaApi('directAdmin');
  await renderShell(MainLayout);
  await userEvent.click(trigger('售达方'));
  await userEvent.type(await panel('选择售达方').findByRole('searchbox'), '没有');
  panel('选择售达方').getByText('没有符合的售达方，请换个词筛选');
});
