import { listNewProductRecommendations } from '@dealer-portal/sdk/operations';
import { listNewProductRecommendationsExamples } from '@dealer-portal/sdk/testing/examples';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { NewProducts } from './new-products';

const idle = vi.hoisted(() => ({ come: undefined as (() => unknown) | undefined }));

vi.mock('#platform/browser/when-idle', () => ({
  whenIdle: (run: () => unknown) => {
    idle.come = run;
    return () => undefined;
  },
}));

beforeEach(() => {
  idle.come = undefined;
});

/** The page has had its time. */
const come = () => act(() => void idle.come?.());

const open = () => renderPage(NewProducts, { path: '/index' });

it('nothing is asked for 新品推荐 until the page has had its time', async () => {
  const server = accountApi().answerExamples(listNewProductRecommendationsExamples);
  open();
  const asked = () =>
    server.requests.filter(({ operationId }) => operationId === listNewProductRecommendations.id);
  await waitFor(() => expect(idle.come).toBeDefined());
  expect(asked()).toEqual([]);
  come();
  for (const { productCode, productModel } of listNewProductRecommendationsExamples.data()) {
    const link = await screen.findByRole('link', { name: `查看：${productModel}` });
    expect(link.getAttribute('href')).toContain(productCode);
  }
  expect(asked().map(({ url }) => url.searchParams.get('customerCode'))).toEqual(['8800123456']);
});

it.each([403, 503, 504])('HTTP-08 a %i of 新品推荐 is said in its place', async (status) => {
  accountApi().answer(listNewProductRecommendations, new Response('', { status }));
  open();
  await waitFor(() => expect(idle.come).toBeDefined());
  come();
  await screen.findByText('新品推荐没有加载出来');
  cleanup();
});

it('a customer to whom nothing is recommended reads so', async () => {
  accountApi().answer(listNewProductRecommendations, { data: [] });
  open();
  await waitFor(() => expect(idle.come).toBeDefined());
  come();
  await screen.findByText('现在没有推荐的新品。');
});
