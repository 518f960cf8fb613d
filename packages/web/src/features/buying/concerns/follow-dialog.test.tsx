import { addInterestProducts, queryProducts } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { FollowDialog } from './follow-dialog';

it('CONCERN-01 without a chosen product the button says what to do and sends nothing', async () => {
  const server = accountApi()
    .answer(queryProducts, { data: { records: [], total: 0, pageNum: 1, pageSize: 10 } })
    .answer(addInterestProducts, { code: '1' });
  const onClose = vi.fn();
  renderPage(() => <FollowDialog onClose={onClose} />, { path: '/myConcern' });
  const button = await screen.findByRole('button', { name: '关注' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.hover(button);
  await screen.findByText('请先选择要关注的商品');
  await userEvent.click(button);
  expect(server.requests.some(({ operationId }) => operationId === 'addInterestProducts')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});
