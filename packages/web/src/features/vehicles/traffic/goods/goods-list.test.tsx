import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OrderBar, OrderButton } from '#kits/order-list/order-bar';
import {
  enterText,
  type OrderEntry,
  refuseRow,
  setRowNumber,
  type WantedRow,
} from '#kits/order-list/order-row';
import { createRowValues } from '#ui/table/entry/row-values';
import { InApp } from '../../../../test/in-app';
import type { Goods } from '../queries';
import { type GoodsRow, goodsRow, isGoodsRow } from './goods-list';

const goods = (productCode: string, change: Partial<Goods> = {}): GoodsRow =>
  goodsRow({ productCode, productName: '产品', unitPrice: 100, minNum: 10, maxNum: 60, ...change });

/** The bar below rows that were on show one page after the other. */
function draw(all: readonly GoodsRow[], shown: readonly GoodsRow[] = all) {
  const entries = createRowValues<OrderEntry>();
  const onAdd = vi.fn(async (_lines: readonly WantedRow<GoodsRow>[]): Promise<void> => undefined);
  render(
    <InApp>
      <OrderBar
        rows={all}
        shownRows={shown}
        entries={entries}
        actions={(order) => (
          <OrderButton order={order} onOrder={({ rows }) => onAdd(rows)}>
            加入
          </OrderButton>
        )}
      />
    </InApp>,
  );
  const added = () => onAdd.mock.calls.map(([lines]) => lines.map(({ number }) => number));
  return { entries, onAdd, added };
}

const add = () => screen.getByRole('button', { name: '加入' });

it('TRAF-01 TRANS-01 quantities typed on another page are counted, named and added', async () => {
  const [fridge, washer] = [goods('冰箱'), goods('洗衣机')];
  const { entries, added } = draw([fridge, washer], [washer]);
  act(() => setRowNumber(entries, fridge, 20));
  act(() => setRowNumber(entries, washer, 30));
  await screen.findByText(/已填 2 种 · 50 台/);
  screen.getByText('其中 1 种不在本页：冰箱 × 20');
  fireEvent.click(add());
  expect(added()).toEqual([[20, 30]]);
});

it('CART-09 a number that cannot be taken holds everything back, with its reason', async () => {
  const [fridge, washer] = [goods('冰箱'), goods('洗衣机')];
  const { entries, added } = draw([fridge, washer]);
  act(() => {
    setRowNumber(entries, washer, 30);
    setRowNumber(entries, fridge, 20);
    refuseRow(entries, fridge, '数量不能大于 60');
  });
  await screen.findByText(/已填 1 种 · 30 台/);
  fireEvent.click(add());
  fireEvent.focus(add());
  await screen.findByText('请先改正 冰箱 的数量：数量不能大于 60', { selector: '[role=tooltip]' });
  expect(added()).toEqual([]);
  act(() => enterText(entries, fridge, '60'));
  await screen.findByText(/已填 2 种 · 90 台/);
  fireEvent.click(add());
  expect(added()).toEqual([[60, 30]]);
});

it('TRAF-01 ORDER-01 until all is answered a second press adds nothing', async () => {
  const fridge = goods('冰箱');
  const { entries, onAdd, added } = draw([fridge]);
  onAdd.mockReturnValueOnce(new Promise(() => undefined));
  act(() => setRowNumber(entries, fridge, 20));
  await screen.findByText(/已填 1 种 · 20 台/);
  fireEvent.click(add());
  // A press in the same task is refused anyway; this one comes later.
  await new Promise((done) => setTimeout(done, 50));
  fireEvent.click(add());
  expect(added()).toEqual([[20]]);
});

it('TRANS-01 the same product of two places of supply counts twice; what the server refused may be tried again', async () => {
  const [near, far] = [goods('冰箱', { supplyCode: 'A' }), goods('冰箱', { supplyCode: 'B' })];
  const { entries, added } = draw([near, far]);
  act(() => {
    setRowNumber(entries, near, 20);
    setRowNumber(entries, far, 20);
    entries.set('冰箱 B', { number: 20, problem: '库存不足' });
  });
  await screen.findByText(/已填 2 种 · 40 台/);
  fireEvent.click(add());
  expect(added()).toEqual([[20, 20]]);
});

it.each([
  [goods('冰箱'), true],
  [{ ...goods('冰箱'), range: undefined }, false],
  [{ ...goods('冰箱'), goods: {} }, false],
  [{ number: 20 }, false],
])('CART-06 %j in the storage is a row: %s', (value, isOne) => {
  expect(isGoodsRow(value)).toBe(isOne);
});
