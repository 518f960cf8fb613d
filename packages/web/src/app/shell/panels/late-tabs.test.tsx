import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { latePart } from '#ui/drawing/late-part';
import { TabsPlace } from '../section-navigation';

it('UI-06 the tabs of a cut network leave the page in place, and come at a second try', async () => {
  let isCut = true;
  const Tabs = latePart(
    async () => {
      if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
      return () => <nav aria-label="采购导航" />;
    },
    (onRetry) => <TabsPlace onRetry={onRetry} />,
  );
  render(
    <>
      <Tabs />
      <h1>套餐</h1>
    </>,
  );
  const retry = await screen.findByRole('button', { name: '采购导航没有加载出来，重试' });
  expect(screen.getByRole('heading', { name: '套餐' })).toBeTruthy();
  isCut = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('navigation', { name: '采购导航' })).toBeTruthy();
});
