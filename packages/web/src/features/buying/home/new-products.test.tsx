import { listNewProductRecommendations } from '@dealer-portal/sdk/operations';
import { listNewProductRecommendationsExamples } from '@dealer-portal/sdk/testing/examples';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { NewProducts } from './new-products';

type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

/** Tells what has come in sight. */
let report: Report = () => undefined;

class Observer {
  constructor(tell: Report) {
    report = tell;
  }
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

afterEach(() => vi.unstubAllGlobals());

/** Its place is seen, and stays so. */
const come = () =>
  act(async () => {
    const target = document.querySelector('.home-late');
    if (target) report([{ target, isIntersecting: true }]);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

async function open() {
  vi.stubGlobal('IntersectionObserver', Observer);
  renderPage(NewProducts, { path: '/index' });
  await waitFor(() => expect(document.querySelector('.home-late')).toBeTruthy());
}

it('nothing is asked for 新品推荐 until its place is seen', async () => {
  const server = accountApi().answerExamples(listNewProductRecommendationsExamples);
  await open();
  const asked = () =>
    server.requests.filter(({ operationId }) => operationId === listNewProductRecommendations.id);
  expect(asked()).toEqual([]);
  await come();
  for (const { productCode, productModel } of listNewProductRecommendationsExamples.data()) {
    const link = await screen.findByRole('link', { name: `查看：${productModel}` });
    expect(link.getAttribute('href')).toContain(productCode);
  }
  expect(asked().map(({ url }) => url.searchParams.get('customerCode'))).toEqual(['8800123456']);
});

it.each([403, 503, 504])('HTTP-08 a %i of 新品推荐 is said in its place', async (status) => {
  accountApi().answer(listNewProductRecommendations, new Response('', { status }));
  await open();
  await come();
  await screen.findByText('新品推荐没有加载出来');
});

it('a customer to whom nothing is recommended reads so', async () => {
  accountApi().answer(listNewProductRecommendations, { data: [] });
  await open();
  await come();
  await screen.findByText('现在没有推荐的新品。');
});
