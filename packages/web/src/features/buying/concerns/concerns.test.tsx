/** Followed products before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepOwnList } from '#platform/browser/own-lists';
import { answer, inDialog, pressReady, rowWith, tick } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault } = useLedger();

const gone = (text: string) => () => {
  if (screen.queryAllByRole('row').some(({ textContent }) => textContent.includes(text)))
    throw new Error(`${text} is still listed`);
};

/** Follows a product from its page and opens the list, whose row it returns. */
async function follow(productCode: string, model: string) {
  await openAddress(`/detail/${productCode}`);
  await pressReady(`关注：${model}`);
  await screen.findByRole('button', { name: `已关注：${model}`, pressed: true });
  cleanup();
  await openAddress('/myConcern');
  return rowWith(model);
}

it('CONCERN-01a CONCERN-01b CONCERN-01c follows a product from its page and from the list, orders it, and stops following', async () => {
  await follow('GR0325A03', 'BCD-325WLHFD');
  await pressReady('加入购物车：BCD-325WLHFD');
  await screen.findByText('加入购物车成功');
  fireEvent.click((await rowWith('BCD-325WLHFD')).getByRole('button', { name: /^取消关注/ }));
  await answer('取消关注 BCD-325WLHFD');
  await waitFor(gone('BCD-325WLHFD'));
  await pressReady('添加关注');
  const dialog = await inDialog();
  const box = await dialog.findByRole('searchbox');
  fireEvent.change(box, { target: { value: 'BCD-216' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  await dialog.findByText('共 1 条');
  fireEvent.click(within(await dialog.findByRole('row', { name: /BCD-216STPS/ })).getByRole('checkbox'));
  await answer('关注 1 种商品');
  await rowWith('BCD-216STPS');
});

it('CONCERN-01c several are taken off at once', async () => {
  await openAddress('/myConcern');
  await tick('选择本页全部');
  await pressReady('取消关注 3 种');
  await answer('取消关注 3 种商品');
  await screen.findByText('还没有关注的商品');
});

it('CONCERN-01c a refused removal keeps the selection for the next press', async () => {
  await openAddress('/myConcern');
  await tick('选择本页全部');
  await pressReady('取消关注 3 种');
  await armFault({ operationId: 'removeInterestProducts', kind: 'status', status: 500 });
  await answer('取消关注 3 种商品');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('button', { name: '取消关注 3 种' });
});

it('CONCERN-01b a product with a special price is shown and ordered at it, as in the list of goods', async () => {
  const row = await follow('GA2600D02', 'KFR-26GW/01K');
  await row.findByText('特价');
  row.getByText('¥1,799.00');
  row.getByText('¥1,899.00');
});

const SEEN = 'followedSeen:8800123456';

it('CONCERN-01b what came back and what got cheaper since the last visit stands in its row, and stays for the day', async () => {
  const before = { GR0325A03: { stock: 0 }, GA2600D02: { price: '1899.00', priceType: 'PT', stock: 5 } };
  for (const code of ['GR0325A03', 'GA2600D02']) {
    const model = code === 'GR0325A03' ? 'BCD-325WLHFD' : 'KFR-26GW/01K';
    await follow(code, model);
    cleanup();
  }
  keepOwnList({ name: SEEN, value: { day: '2026-11-19', before: {}, latest: before } });
  for (const visit of ['first', 'after a reload']) {
    await openAddress('/myConcern');
    await screen.findByText(/^上次查看以后：到货 1 种，降价 1 种$/);
    (await rowWith('KFR-26GW/01K')).getByText('有特价了，¥1,799.00');
    expect((await rowWith('BCD-325WLHFD')).getByText(/^到货了，现有 \d+ 台$/), visit).toBeTruthy();
    cleanup();
  }
});

it('CONCERN-01 a special price that is no cheaper is counted as one, and not as the end of one', async () => {
  await follow('GA2600D02', 'KFR-26GW/01K');
  cleanup();
  const latest = { GA2600D02: { price: '1700.00', priceType: 'PT', stock: 5 } };
  keepOwnList({ name: SEEN, value: { day: '2026-11-19', before: {}, latest } });
  await openAddress('/myConcern');
  await screen.findByText(/^上次查看以后：有特价 1 种$/);
  (await rowWith('KFR-26GW/01K')).getByText('有特价了，¥1,799.00');
});

it('CONCERN-01b CART-01 products whose stock did not come keep the price of today, and are added by the stock of before', async () => {
  await follow('GA2600D02', 'KFR-26GW/01K');
  cleanup();
  const send = fetch;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes('/productStock/stock')
      ? Response.json({ code: '1', msg: '', data: [] })
      : send(input, init),
  );
  await openAddress('/myConcern');
  const row = await rowWith('KFR-26GW/01K');
  await row.findByText('¥1,799.00');
  row.getByText(/^\d+ 台$/);
  fireEvent.click(await row.findByRole('button', { name: '加入购物车：KFR-26GW/01K' }));
  await screen.findByText('加入购物车成功');
  const soldOut = await rowWith('无货');
  const add = await soldOut.findByRole('button', { name: /^加入购物车/ });
  expect(add.getAttribute('aria-disabled')).toBe('true');
});
