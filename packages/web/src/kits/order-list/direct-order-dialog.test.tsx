import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { renderPage } from '../../test/render-page';
import { DirectOrderDialog } from './direct-order-dialog';

const LINES = [{ productCode: 'P1', productModel: 'BCD-536', number: 2 }];

it('CART-06 an order with a price that cannot be read is not submitted, says so and shows no sum', async () => {
  exampleApi();
  const onSubmit = vi.fn();
  const Dialog = () => (
    <DirectOrderDialog
      orderName="POP 订单"
      lines={LINES}
      total={undefined}
      onSubmit={onSubmit}
      onClose={vi.fn()}
    />
  );
  renderPage(Dialog, { path: '/direct' });
  const submit = await screen.findByRole('button', { name: /提交 —/ });
  fireEvent.focus(submit);
  await screen.findByText('有产品的价格没有取到，请返回修改或稍后再试');
  fireEvent.click(submit);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByText(/¥0\.00/)).toBeNull();
});
