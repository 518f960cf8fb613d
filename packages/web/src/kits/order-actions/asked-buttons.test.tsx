import { judgeOrderButtons } from '@dealer-portal/sdk/operations';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderSummary } from '#widgets/orders/queries';
import { accountApi, renderPage } from '../../test/render-page';
import { stubPointer } from '../../test/stub-pointer';
import { OrderActionHost } from './order-action-host';
import { OrderActions } from './order-actions';

const order = (orderNo: string, status: string): OrderSummary => ({
  orderNo,
  orderTypeNo: `ZY${orderNo}`,
  status,
  statusName: '',
  createDate: '2026-11-12',
  amount: 100,
  lineList: [],
});

const ORDERS = [order('601', '20'), order('602', '50'), order('603', '90')];

function open() {
  const server = accountApi().answer(judgeOrderButtons, {
    data: {
      buttonList: [
        { code: 'deposit', name: '支付尾款' },
        { code: 'rebuy', name: '再次购买' },
      ],
    },
  });
  const Rows = () => (
    <OrderActionHost>
      {ORDERS.map((item) => (
        <article key={item.orderNo} className="data-card" aria-label={item.orderNo}>
          <OrderActions order={item} />
        </article>
      ))}
    </OrderActionHost>
  );
  renderPage(Rows, { path: '/', address: '/' });
  return () =>
    server.requests.flatMap(({ operationId, body }) =>
      operationId === 'judgeOrderButtons' ? [(body as { orderNo: string }).orderNo] : [],
    );
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', undefined));

it('ORDER-01 an open order in sight is asked for its next step, an ended one when the mouse comes to its row', async () => {
  stubPointer(true);
  const asked = open();
  await screen.findByRole('button', { name: '支付尾款：601' });
  expect(asked()).toEqual(['601']);
  await userEvent.hover(screen.getByRole('article', { name: '602' }));
  await screen.findByRole('button', { name: '再次购买：602' });
  expect(asked()).toEqual(['601', '602']);
});

it('ORDER-01 a row is asked for its buttons when the focus comes into it, and keeps its menu open meanwhile', async () => {
  stubPointer(true);
  const asked = open();
  const more = await screen.findByRole('button', { name: '更多操作：603' });
  expect(asked()).not.toContain('603');
  await userEvent.click(more);
  await screen.findByRole('button', { name: '再次购买：603' });
  expect(screen.getByRole('menuitem', { name: '详情' })).toBeTruthy();
});

it('ORDER-01 on a screen that is touched, where nothing points, every row in sight is asked', async () => {
  stubPointer(false);
  const asked = open();
  await screen.findByRole('button', { name: '再次购买：603' });
  expect(asked()).toEqual(['601', '602', '603']);
});
