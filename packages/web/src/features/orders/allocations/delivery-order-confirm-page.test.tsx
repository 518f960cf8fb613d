import { queryAllocations } from '@dealer-portal/sdk/operations';
import { queryAllocationsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
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
