import { listNewProductRecommendationsExamples } from '@dealer-portal/sdk/testing/examples';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../../../../test/example-api';
import { renderPage } from '../../../../test/render-page';
import { Component as ResultsPage } from '../search-results-page';

function Page() {
  return (
    <PermissionsProvider fallback={null}>
      <ResultsPage />
    </PermissionsProvider>
  );
}

function open(address: string): void {
  exampleApi();
  renderPage(Page, { path: '/malllist', address });
}

it('CAT-01 below the list stand the new products that are recommended, and below the results of a search none', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  open('/malllist');
  const place = within(await screen.findByRole('region', { name: '新品推荐' }));
  for (const { productCode, productModel } of listNewProductRecommendationsExamples.data()) {
    const link = await place.findByRole('link', { name: productModel });
    expect(link.getAttribute('href')).toContain(productCode);
  }
  cleanup();
  for (const owner of ['', '@500001'])
    window.sessionStorage.setItem(`dealer-portal:keyword${owner}`, '"冰箱"');
  open('/malllist?keyword=1');
  await screen.findByText('BCD-536WGHTD');
  expect(screen.queryByRole('region', { name: '新品推荐' })).toBeNull();
});
