/** The documents of the dealer in one place, before the mock's ledger. */
import { listLettersExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cutLine } from '../../../test/faults';
import { personaAccount } from '../../../test/persona-api';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';
import { agreementDocument, documentSays, letterDocument } from './vault-documents';
import { vaultPaper } from './vault-paper';

const ACCOUNT = personaAccount('directAdmin');

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

it('FIN-09 HTTP-08 a paper names the kinds that it is of, and the one that did not come', async () => {
  let paper = '';
  vi.stubGlobal('print', () => {
    paper = document.body.textContent ?? '';
  });
  cutLine('letter/list');
  await openAddress('/documentVault');
  await screen.findByText(/^函件没有加载出来/);
  fireEvent.click(await screen.findByRole('button', { name: '打印' }));
  await waitFor(() => expect(paper).toContain('合同、订单合同、协议、收据'));
  expect(paper.match(/函件没有加载出来，这里没有它们/g)).toHaveLength(2);
});

it('FIN-09 HTTP-08 where no kind came, the page does not say that there are no documents', async () => {
  const reconnect = cutLine('letter/list');
  await openAddress('/documentVault?kind=letter');
  await screen.findByText('函件没有加载出来');
  expect(screen.queryByText(/没有符合条件的文件|还没有文件/)).toBeNull();
  reconnect();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await (await grid()).findByRole('link', { name: 'HZ20261101' });
});

it('FIN-09 a document says its day as all pages do, and that its state is not known', () => {
  const [letter] = listLettersExamples.data().records;
  const odd = { ...letter, sendDate: '20261102', statusName: undefined } as never;
  const document = letterDocument(odd);
  expect(document.statusName).toBe('状态未知');
  expect(documentSays(document, '2026-11-02')).toBe(true);
  const agreed = agreementDocument({ protocolNo: 'X1', endDate: '20271231' } as never);
  expect(agreed.text).toBe('有效期至 2027-12-31');
  const { tables } = vaultPaper([document], ACCOUNT, { scope: '函件', lost: [] });
  expect(tables[0]?.lines[0]?.cells[1]).toBe('2026-11-02');
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
