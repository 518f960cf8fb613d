import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../test/render-page';
import { sampleRows } from './sample-rows';
import { Component } from './table-list-page';

it('ROUTE-01 /tablelist keeps its filters and pages in the address', async () => {
  accountApi();
  renderPage(Component, { path: '/tablelist', address: '/tablelist?keyword=空调&state=waiting' });
  const rows = sampleRows(120).filter(({ name, state }) => name === '示例空调' && state === 'waiting');
  await screen.findByText(`共 ${rows.length} 条`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { code } of rows) expect(screen.getByText(code)).toBeTruthy();
});

it('sample lines are the same each time', () => {
  expect(sampleRows(3)).toEqual(sampleRows(3));
  expect(new Set(sampleRows(1000).map(({ code }) => code)).size).toBe(1000);
});
