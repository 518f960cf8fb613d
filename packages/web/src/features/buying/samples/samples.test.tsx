/** Sample machines before the mock's ledger. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, pressReady, tick, typeQuantity } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

useLedger();

it('CART-02 samples are ordered at their price, no more than are left', async () => {
  await openAddress('/specimen/list');
  await screen.findByRole('textbox', { name: 'BCD-510WGCTF数量' });
  typeQuantity('BCD-510WGCTF', '3');
  await screen.findByText(/请先改正 BCD-510WGCTF 的数量：数量不能大于 2/);
  typeQuantity('BCD-510WGCTF', '2');
  await screen.findByText(/已填 1 种 · 2 台/);
  await pressReady('加入购物车');
  await screen.findByText('加入购物车成功');
});

it('CART-02 samples are shelved and taken off the shelf, one and several', async () => {
  await openAddress('/prototypeSample?tab=discount');
  await pressReady('下架：5101');
  await answer('下架 XQG100-BD14');
  await screen.findByRole('button', { name: '上架：5101' });
  await tick('选择本页全部');
  await pressReady('上架 2 台');
  await answer('上架 2 台样机');
  await screen.findByRole('button', { name: '下架：5102' });
});

it('CART-02 samples are settled and given up; a refused one is ordered again', async () => {
  await openAddress('/yjList');
  await pressReady('生成结算：YJ20261108004');
  await answer('生成结算记录');
  await screen.findByText(/结算记录 YJJS\d+ 已生成，金额 ¥1,688.00/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressReady('删除订单：YJ20261119003');
  await answer('删除');
  await waitFor(() => expect(document.querySelector('[data-row-key="YJ20261119003"]')).toBeNull());
  cleanup();
  await openAddress('/yjrefuse');
  const again = await screen.findByRole('link', { name: '重新订购：YJ20261105002' });
  expect(again.getAttribute('href')).toMatch(/\/specimen\/list\?keyword=XQG100-BD14/);
  cleanup();
  await openAddress(again.getAttribute('href') ?? '');
  await screen.findByText('没有可订的样机');
});
