/** The documents of the dealer in one place, before the mock's ledger. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cutLine } from '../../../test/faults';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

useLedger();

const grid = async () => within(await screen.findByRole('grid', { name: '文件' }));

it('FIN-09 contracts, letters, agreements and receipts stand in one list', async () => {
  await openAddress('/documentVault');
  const kinds = within(await screen.findByRole('group', { name: '文件类型' }));
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['全部', '合同', '订单合同', '函件', '协议', '收据'],
  ]);
  await (await grid()).findByRole('link', { name: 'HT2027010001' });
});

it('FIN-09 words that only a letter says find the letter, and it is the only row of them', async () => {
  await openAddress('/documentVault?keyword=贵公司账户余额');
  const link = await (await grid()).findByRole('link', { name: 'HZ20261101' });
  expect(link.closest('tr')?.textContent).toContain('账户余额为 ¥');
  expect((await grid()).queryByRole('link', { name: 'HT2027010001' })).toBeNull();
});

it('FIN-09 a kind of the address alone is shown, each with the way to its page', async () => {
  await openAddress('/documentVault?kind=contract');
  const link = await (await grid()).findByRole('link', { name: 'HT2026010001' });
  expect(link.getAttribute('href')).toBe('/contractPanel/detail?contractNo=HT2026010001');
});

it('FIN-09 HTTP-08 a kind that did not come is named, the others stand, and it is asked again', async () => {
  const reconnect = cutLine('letter/list');
  await openAddress('/documentVault');
  const retry = await screen.findByText(/^函件没有加载出来/);
  await (await grid()).findAllByRole('row');
  reconnect();
  fireEvent.click(within(retry).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.queryByText(/^函件没有加载出来/)).toBeNull());
});
