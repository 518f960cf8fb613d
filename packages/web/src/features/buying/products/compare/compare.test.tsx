/** Products side by side, before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, rowWith, tick } from '../../../../test/form-hands';
import { openAddress } from '../../../../test/render-page';
import { useLedger } from '../../../../test/world';

useLedger();

it('SEARCH-01 the address puts products side by side, and differences can stand alone', async () => {
  await openAddress('/compare?codes=GR0325A03,GA2600D02,NONE');
  await screen.findByRole('columnheader', { name: /BCD-325WLHFD/ });
  screen.getByText(/没有找到 NONE/);
  const price = await rowWith('供价');
  await waitFor(() => expect(price.getByText('¥1,799.00（特价）')).toBeTruthy());
  await rowWith('退市');
  await tick('只看不同的');
  await rowWith('供价');
  expect(screen.queryAllByRole('rowheader', { name: '退市' })).toEqual([]);
});

it('SEARCH-01 SEARCH-02 a product is added by its model or of those looked at, and taken off again', async () => {
  await openAddress('/detail/GR0325A03');
  await screen.findByRole('heading', { name: 'BCD-325WLHFD' });
  cleanup();
  await openAddress('/compare');
  await screen.findByText('还没有要对比的商品');
  await press('加入对比：BCD-325WLHFD');
  await screen.findByRole('columnheader', { name: /BCD-325WLHFD/ });
  const box = screen.getByRole('searchbox', { name: '型号、名称或编码' });
  fireEvent.change(box, { target: { value: 'BCD-216' } });
  await press('查找');
  await press(/^加入对比：BCD-216/);
  await screen.findByRole('columnheader', { name: /BCD-216/ });
  await press('不再对比：BCD-325WLHFD');
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /BCD-325/ })).toBeNull());
});

it('SEARCH-02 a product page names those that were looked at before', async () => {
  await openAddress('/detail/GR0325A03');
  await screen.findByRole('heading', { name: 'BCD-325WLHFD' });
  cleanup();
  await openAddress('/detail/GA2600D02');
  const viewed = within(await screen.findByRole('region', { name: /最近看过/ }));
  viewed.getByRole('link', { name: 'BCD-325WLHFD' });
});
