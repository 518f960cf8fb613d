/** Stocking up before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressReady, quantity, typeQuantity } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault } = useLedger();

/** Opens 采购推荐 once what is recommended stands in its fields. */
async function open(summary = '已填 2 种'): Promise<void> {
  await openAddress('/purchase/recommand');
  await inSummary(summary);
  await waitFor(() => quantity('BCD-536WGHTD'));
}

const inSummary = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: '合计与操作' }).textContent).toContain(text));

it('CALC-04 the gap of the own stock is recommended up to the safe days, which the dealer may set', async () => {
  await open();
  await inSummary('已填 2 种 · 114 台');
  expect(quantity('BCD-536WGHTD').value).toBe('24');
  cleanup();
  await openAddress('/purchase/safetyStockDays');
  const days = await screen.findByRole('textbox', { name: 'BCD-536WGHTD安全天数' });
  fireEvent.change(days, { target: { value: '25' } });
  fireEvent.blur(days);
  await screen.findByText('自己设置');
  cleanup();
  await openAddress('/purchase/recommand');
  await inSummary('已填 2 种 · 104 台');
});

it('CALC-01 CALC-04 opens the forecast from a row of the list', async () => {
  await open();
  await pressReady('销量预测：GR0536A01');
  const forecast = within(await screen.findByRole('dialog'));
  await forecast.findByText('66 台');
});

it('CALC-04 a stock-up order is checked: an unavailable line is reported at its row', async () => {
  await open();
  await armFault({ operationId: 'checkStockUp', kind: 'status', status: 429 });
  await pressReady('备货下单');
  await screen.findByText('请求过于频繁，请稍后再试');
  typeQuantity('BCD-536WGHTD', '187');
  expect(await screen.findAllByText(/数量不能大于 186/)).not.toEqual([]);
});

it('CALC-04 CART-06 an emptied quantity stays empty and a typed one stays, also after a reload', async () => {
  await open();
  typeQuantity('BCD-536WGHTD', '');
  await inSummary('已填 1 种 · 90 台');
  cleanup();
  await open('已填 1 种 · 90 台');
  typeQuantity('BCD-536WGHTD', '7');
  cleanup();
  await open('已填 2 种 · 97 台');
  expect(quantity('BCD-536WGHTD').value).toBe('7');
});

it('CALC-04 CART-08 what was added to the cart leaves its fields, so that a second press adds nothing again', async () => {
  await open();
  await pressReady('加入购物车');
  await screen.findByText('加入购物车成功');
  await inSummary('已填 0 种 · 0 台');
  expect(screen.getByRole('button', { name: '加入购物车' }).getAttribute('aria-disabled')).toBe('true');
  cleanup();
  await open('已填 0 种 · 0 台');
});
