import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createRowValues } from '#ui/table/entry/row-values';
import { InApp } from '../../../../test/in-app';
import type { Goods } from '../queries';
import { GoodsBar } from './goods-bar';
import {
  enterGoods,
  type GoodsEntry,
  type GoodsLine,
  isGoodsEntry,
  refuseGoods,
  setGoodsNumber,
} from './goods-entry';

const goods = (productCode: string, change: Partial<Goods> = {}): Goods => ({
  productCode,
  productName: '产品',
  unitPrice: 100,
  minNum: 10,
  maxNum: 60,
  ...change,
});

function draw(rows: readonly Goods[]) {
  const entries = createRowValues<GoodsEntry>();
  const onAdd = vi.fn(async (_lines: readonly GoodsLine[]): Promise<void> => undefined);
  const bar = (onPage: readonly Goods[]) => (
    <InApp>
      <GoodsBar rows={onPage} entries={entries} isAdding={false} addLabel="加入" onAdd={onAdd} />
    </InApp>
  );
  const { rerender } = render(bar(rows));
  const added = () => onAdd.mock.calls.map(([lines]) => lines.map(({ number }) => number));
  return { entries, onAdd, added, showPage: (onPage: readonly Goods[]) => rerender(bar(onPage)) };
}

const add = () => screen.getByRole('button', { name: '加入' });

it('TRAF-01 TRANS-01 quantities typed on another page are counted, named and added', async () => {
  const [fridge, washer] = [goods('冰箱'), goods('洗衣机')];
  const { entries, added, showPage } = draw([fridge]);
  act(() => setGoodsNumber(entries, fridge, 20));
  showPage([washer]);
  act(() => setGoodsNumber(entries, washer, 30));
  await screen.findByText(/已填 2 种 · 50 台/);
  screen.getByText('其中 1 种不在本页：冰箱 × 20');
  fireEvent.click(add());
  expect(added()).toEqual([[20, 30]]);
});

it('CART-09 a number that cannot be taken holds everything back, with its reason', async () => {
  const [fridge, washer] = [goods('冰箱'), goods('洗衣机')];
  const { entries, added } = draw([fridge, washer]);
  act(() => {
    setGoodsNumber(entries, washer, 30);
    setGoodsNumber(entries, fridge, 20);
    refuseGoods(entries, fridge, '数量不能大于 60');
  });
  await screen.findByText(/已填 1 种 · 30 台/);
  fireEvent.click(add());
  fireEvent.focus(add());
  await screen.findByText('请先改正 冰箱 的数量：数量不能大于 60', { selector: '[role=tooltip]' });
  expect(added()).toEqual([]);
  act(() => enterGoods(entries, fridge, '60'));
  await screen.findByText(/已填 2 种 · 90 台/);
  fireEvent.click(add());
  expect(added()).toEqual([[30, 60]]);
});

it('TRAF-01 ORDER-01 until all is answered a second press adds nothing', async () => {
  const fridge = goods('冰箱');
  const { entries, onAdd, added } = draw([fridge]);
  onAdd.mockReturnValueOnce(new Promise(() => undefined));
  act(() => setGoodsNumber(entries, fridge, 20));
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
    setGoodsNumber(entries, near, 20);
    setGoodsNumber(entries, far, 20);
    entries.set('冰箱 B', { number: 20, goods: far, problem: '库存不足' });
  });
  await screen.findByText(/已填 2 种 · 40 台/);
  fireEvent.click(add());
  expect(added()).toEqual([[20, 20]]);
});

it.each([
  [{ number: 20, goods: goods('冰箱') }, true],
  [{ number: 20 }, false],
  [{ number: 20, goods: { productCode: '冰箱' } }, false],
])('CART-06 %j in the storage is an entry: %s', (value, isOne) => {
  expect(isGoodsEntry(value)).toBe(isOne);
});
