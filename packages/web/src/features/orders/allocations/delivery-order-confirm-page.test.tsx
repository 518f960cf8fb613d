import { queryAllocations } from '@dealer-portal/sdk/operations';
import { queryAllocationsExamples } from '@dealer-portal/sdk/testing/examples';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog } from '../../../test/form-hands';
import { accountApi, bodiesOf, renderPage } from '../../../test/render-page';
import { Component } from './delivery-order-confirm-page';

it.each([
  ['10', true],
  ['20', false],
])('ORDER-01 an allocation of state %s that is past its deadline says so: %s', async (status, isSaid) => {
  const { records, ...page } = queryAllocationsExamples.data();
  const [first] = records;
  if (!first) throw new Error('no allocation');
  const allocation = { ...first, allocationNo: 'PE1', status, deadline: '2026-01-01 18:00:00' };
  accountApi().answer(queryAllocations, { data: { ...page, records: [allocation] } });
  const path = '/deliveryOrderConfirm';
  renderPage(Component, { path, address: `${path}?allocationNo=PE1` });
  const moment = await screen.findByText(/^2026-01-01 18:00/);
  expect(/已逾期/.test(moment.textContent ?? '')).toBe(isSaid);
});

it('ORDER-01 HTTP-05 an allocation whose number did not come cannot be confirmed, and has no sum', async () => {
  const { records, ...page } = queryAllocationsExamples.data();
  const lost: unknown = undefined;
  const allocation = {
    ...records[0],
    allocationNo: 'PE1',
    status: '10',
    number: lost,
  } as (typeof records)[0];
  accountApi().answer(queryAllocations, { data: { ...page, records: [allocation] } });
  const path = '/deliveryOrderConfirm';
  renderPage(Component, { path, address: `${path}?allocationNo=PE1` });
  const confirm = await screen.findByRole('button', { name: '确认配额' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  fireEvent.focus(confirm);
  await screen.findByText('这份配额的数量没有查到，请刷新后再确认');
  expect(document.body.textContent).toContain('确认 — 台 · 合计 —');
  expect(document.body.textContent).not.toMatch(/undefined|NaN|合计 ?¥0/);
});

it.each([
  ['is lost', undefined, '这份配额的数量没有查到，请刷新后再确认'],
  ['is less', 1, '数量不能大于 1'],
])(
  'ORDER-01 HTTP-05 a confirmation stays one, and is not sent, when the number of its allocation %s meanwhile',
  async (_, later, said) => {
    const { records, ...page } = queryAllocationsExamples.data();
    const allocation = { ...records[0], allocationNo: 'PE1', status: '10', number: 8 } as (typeof records)[0];
    const server = accountApi().answer(queryAllocations, { data: { ...page, records: [allocation] } });
    let cache: QueryClient | undefined;
    const Page = () => {
      cache = useQueryClient();
      return <Component />;
    };
    const path = '/deliveryOrderConfirm';
    renderPage(Page, { path, address: `${path}?allocationNo=PE1` });
    fireEvent.click(await screen.findByRole('button', { name: '确认配额' }));
    const dialog = await inDialog();
    dialog.getByRole('button', { name: /^确认 8 台/ });
    const number: unknown = later;
    server.answer(queryAllocations, {
      data: { ...page, records: [{ ...allocation, number } as typeof allocation] },
    });
    await act(async () => cache?.invalidateQueries());
    const confirm = await dialog.findByRole('button', { name: '确认 — 台 —' });
    expect(confirm).toHaveProperty('disabled', true);
    dialog.getByText(said);
    expect(dialog.queryByLabelText('拒绝原因')).toBeNull();
    fireEvent.click(confirm);
    expect(bodiesOf(server, 'confirmOrRefuseAllocation')).toEqual([]);
  },
);
