import type { Data } from '@dealer-portal/sdk';
import { judgeOrderButtons, queryAllOrders } from '@dealer-portal/sdk/operations';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountApi, openAddress, renderPage } from '../../../../test/render-page';
import { useWorld } from '../../../../test/world';
import { Component } from './order-detail-page';

const ORDER: Data<typeof queryAllOrders>[number] = {
  orderNo: '604',
  orderTypeNo: 'ZY604',
  status: '40',
  statusName: '待签收',
  createDate: '2026-11-12',
  amount: 100.1,
  lineList: [{ productCode: 'P1', productModel: '型号一', number: 2, price: 50.05 }],
  timeline: [],
  deliveryList: [],
};

it('ORDER-01b the next step of the order is its first button, and the primary one', async () => {
  accountApi()
    .answer(queryAllOrders, { data: [ORDER] })
    .answer(judgeOrderButtons, {
      data: {
        buttonList: [
          { code: 'crowdFunding', name: '支付众筹尾款' },
          { code: 'reject', name: '拒收' },
          { code: 'reschedule', name: '改约送货' },
          { code: 'logistics', name: '查看物流' },
          { code: 'sign', name: '确认签收' },
        ],
      },
    });
  renderPage(Component, { path: '/orderDetail', address: '/orderDetail?orderNo=604' });
  const sign = await screen.findByRole('button', { name: '确认签收' });
  // The server does not list 再次购买 for this order.
  expect(screen.getByRole('button', { name: /^再次购买/ }).getAttribute('aria-disabled')).toBe('true');
  const buttons = [...(sign.parentElement?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    ...['确认签收', '支付众筹尾款', '改约送货', '更多'],
  ]);
  expect(buttons.map(({ className }) => className.includes('button-primary'))).toEqual([
    ...[true, false, false, false],
  ]);
});

describe('an order of the ledger', () => {
  useWorld();

  it('ORDER-01 an open amount has the balance of its payer below it', async () => {
    await openAddress('/orderDetail?orderNo=6010086603');
    const money = within(await screen.findByRole('region', { name: '金额' }));
    expect(await money.findByText('可用余额')).toBeTruthy();
    expect(await money.findByText('¥500,000.00')).toBeTruthy();
  });

  it('ORDER-01 is bought again from its title row; once it has ended, that is its next step', async () => {
    await openAddress('/orderDetail?orderNo=6010086603');
    fireEvent.click(await screen.findByRole('button', { name: '再次购买' }));
    expect(await screen.findByRole('dialog', { name: /^再次购买/ })).toBeTruthy();
    cleanup();
    await openAddress('/orderDetail?orderNo=6010086607');
    const next = within(await screen.findByRole('region', { name: '下一步' }));
    expect(await next.findByRole('button', { name: '再次购买' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '再次购买' })).toHaveLength(1);
  });
});
