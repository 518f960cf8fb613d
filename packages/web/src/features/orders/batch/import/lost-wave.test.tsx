import { CALL_MS } from '@dealer-portal/rules/submit';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InApp } from '../../../../test/in-app';
import { LostWave } from './lost-wave';

const isClosed = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

it('CART-08 ORDER-01 a wave without an answer is let go only once the server can no longer add it', async () => {
  const sentAt = Date.now() - CALL_MS + 900;
  render(
    <InApp>
      <LostWave sent={{ held: {}, sentAt }} at={0} isBusy={false} onLook={() => undefined} />
    </InApp>,
  );
  expect(isClosed('没有加入')).toBe(true);
  expect([isClosed('已在购物车'), isClosed('在购物车中核对')]).toEqual([false, false]);
  fireEvent.focus(screen.getByRole('button', { name: '没有加入' }));
  await screen.findByText(/^这一批可能还在加入/);
  await waitFor(() => expect(isClosed('没有加入')).toBe(false), { timeout: 4000 });
});
