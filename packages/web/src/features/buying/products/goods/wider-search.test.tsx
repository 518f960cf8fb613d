import type { Input } from '@dealer-portal/sdk';
import { queryProducts } from '@dealer-portal/sdk/operations';
import { queryProductsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../../../../test/example-api';
import { renderPage } from '../../../../test/render-page';
import { Component } from '../search-results-page';

function ResultsPage() {
  return (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

const page = queryProductsExamples.data('page');
const none = { ...page, total: 0, records: [] };

type Asked = Input<typeof queryProducts>['body'] | undefined;

/** A server whose washing machines are found by their category and a capacity in Chinese alone. */
function strictServer() {
  return serverOf((body) => {
    if (body?.categoryCode !== '120000') return none;
    if (body.keyword === '10公斤') return { ...page, total: 3, records: page.records.slice(6, 9) };
    return body.keyword ? none : { ...page, total: 4 };
  });
}

/** A server that knows categories and tabs, and finds nothing by words. */
function offerServer() {
  return serverOf((body) => {
    if (body?.keyword || body?.categoryCode !== '120000') return none;
    return { ...page, total: body.searchTab ? 1 : 4 };
  });
}

function serverOf(found: (body: Asked) => typeof page) {
  const server = exampleApi().answer(queryProducts, ({ request: { body } }) => ({ data: found(body) }));
  const bodies = () =>
    server.requests.flatMap(({ operationId, body }) => (operationId === 'queryProducts' ? [body] : []));
  return { server, bodies };
}

const open = (address: string) => renderPage(ResultsPage, { path: '/malllist', address });

it('SEARCH-01 words that find nothing as they stand are read, and the page says what it searched', async () => {
  const { bodies } = strictServer();
  open('/malllist?keyword=1&q=10kg%20洗衣机');
  await screen.findByText('没有“10kg 洗衣机”，已改为查找 洗衣机 · 10公斤。', { exact: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“10kg 洗衣机”的搜索结果');
  await screen.findByText('XQG100-B06');
  expect(bodies().at(0)).toMatchObject({ keyword: '10kg 洗衣机' });
  expect(bodies().at(-1)).toMatchObject({ keyword: '10公斤', categoryCode: '120000', pageSize: 100 });
});

it('SEARCH-01 who wants the words as they stand sees the other ways with how many each finds', async () => {
  strictServer();
  open('/malllist?keyword=1&q=10kg%20洗衣机');
  await userEvent.click(await screen.findByRole('link', { name: '只找“10kg 洗衣机”' }));
  await userEvent.click(await screen.findByRole('link', { name: '洗衣机 · 10公斤（3 种）' }));
  await screen.findByText('XQG100-B06');
});

it('SEARCH-01 the address alone brings the same list in another window', async () => {
  sessionStorage.clear();
  const { bodies } = strictServer();
  open('/malllist?keyword=1&q=10kg&widened=1&words=10公斤&categoryCode=120000');
  await screen.findByText('XQG100-B06');
  expect(bodies()).toHaveLength(1);
});

it('SEARCH-01 SEARCH-04 another way to search is not under the tab of the one on show', async () => {
  const { bodies } = offerServer();
  open('/malllist?keyword=1&q=特价洗衣机');
  await screen.findByText('没有“特价洗衣机”，已改为查找 洗衣机 · 特价。', { exact: false });
  expect(bodies().at(-1)).toMatchObject({ categoryCode: '120000', searchTab: '特价' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('“特价洗衣机”的搜索结果');
  await userEvent.click(await screen.findByRole('link', { name: '洗衣机（4 种）' }));
  await screen.findByText('没有“特价洗衣机”，已改为查找 洗衣机。', { exact: false });
  expect(bodies().at(-1)).not.toHaveProperty('searchTab');
});

it('SEARCH-04 a search under a tab is read under it, and its words as they stand are searched under it too', async () => {
  const { bodies } = strictServer();
  open('/malllist?keyword=1&q=10kg洗衣机&tab=工程');
  await screen.findByText('没有“10kg洗衣机”，已改为查找 洗衣机 · 10公斤 · 工程。', { exact: false });
  expect(bodies().at(-1)).toMatchObject({ keyword: '10公斤', searchTab: '工程' });
  await screen.findByRole('link', { name: '洗衣机 · 9~11公斤（4 种）' });
  await userEvent.click(screen.getByRole('link', { name: '只找“10kg洗衣机”' }));
  await screen.findByText('换一种说法可以找到：');
  const asTyped = bodies().flatMap((body) =>
    (body as Asked)?.keyword === '10kg洗衣机' ? [body as Asked] : [],
  );
  expect(asTyped.map((body) => body?.searchTab)).toEqual(asTyped.map(() => '工程'));
});

it('SEARCH-01 the note names stock and price, too', async () => {
  offerServer();
  open('/malllist?keyword=1&q=2000到3000有货的洗衣机');
  const note = '没有“2000到3000有货的洗衣机”，已改为查找 洗衣机 · 有货 · 2,000 ~ 3,000 元。';
  await screen.findByText(note, { exact: false });
});

it('SEARCH-01 words that no way finds say so, with the way to all products', async () => {
  exampleApi().answer(queryProducts, { data: none });
  open('/malllist?keyword=1&q=火箭洗衣机');
  await screen.findByRole('link', { name: '查看全部商品' });
});
