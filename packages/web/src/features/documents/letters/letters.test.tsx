/** Letters before the mock's ledger. */
import { confirmLetter } from '@dealer-portal/sdk/operations';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quietApi } from '#platform/calls/api';
import { cutLine, loseAnswer } from '../../../test/faults';
import { pressReady } from '../../../test/form-hands';
import { openAddress, renderRoute } from '../../../test/render-page';
import { useLedger } from '../../../test/world';
import { lateText } from './queries';

useLedger();

it('MSG-01 a letter is objected to with a reason; what was typed survives a reload and a cut network', async () => {
  await renderRoute('letters');
  const link = await screen.findByRole('link', { name: /^查看并确认/ });
  const address = link.getAttribute('href') ?? '';
  cleanup();
  await openAddress(address);
  await pressReady('有异议');
  await pressReady(/^提交异议/);
  await screen.findByText('请填写异议说明');
  fireEvent.change(screen.getByLabelText('异议说明'), { target: { value: '11 月 3 日到款未计入' } });
  cleanup();
  await openAddress(address);
  const remark = await screen.findByLabelText('异议说明');
  expect(remark).toHaveProperty('value', '11 月 3 日到款未计入');
  const reconnect = cutLine('letter/confirm');
  await pressReady(/^提交异议/);
  await screen.findByText(/^没有收到提交结果/);
  expect(remark).toHaveProperty('value', '11 月 3 日到款未计入');
  reconnect();
  await pressReady(/^提交异议/);
  await screen.findByText(/异议说明：11 月 3 日到款未计入/);
  cleanup();
  await renderRoute('lettersLetterConfirmList', '?status=2');
  await screen.findByText(/11 月 3 日到款未计入/);
  cleanup();
  await renderRoute('lettersLetterConfirm');
  await screen.findByText(/没有待确认的函件/);
});

it('MSG-01 ORDER-01 a letter whose answer was lost is read again, and shows that it is answered', async () => {
  await renderRoute('letters');
  const address = (await screen.findByRole('link', { name: /^查看并确认/ })).getAttribute('href') ?? '';
  cleanup();
  await openAddress(address);
  const restore = loseAnswer('letter/confirm');
  await pressReady('有异议');
  fireEvent.change(await screen.findByLabelText('异议说明'), { target: { value: '货物在途' } });
  fireEvent.click(screen.getByRole('button', { name: /^提交异议/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^提交异议/ })).toBeNull());
  restore();
});

const OCTOBER = '/letters/letterConfirm?id=4102';

it('MSG-01 FIN-02 a balance letter leads to its month and shows both balances, and is not agreed to while they differ', async () => {
  await openAddress(OCTOBER);
  const month = await screen.findByRole('link', { name: '2026-10 往来对账' });
  expect(month.getAttribute('href')).toBe('/reconciliation?period=2026-10');
  const sheet = screen.getByRole('article');
  expect(sheet.textContent).toContain('公司账 ¥1,293,526.00，我方账 ¥1,316,623.00，差异 -¥23,097.00');
  expect(sheet.textContent).toContain('截止 2026-11-25');
  const agree = screen.getByRole('button', { name: /^确认无误/ });
  expect(agree.getAttribute('aria-disabled')).toBe('true');
  expect(sheet.textContent).toContain(
    '同一天的往来对账还有差异没有确认，请先在往来对账中写明原因并确认，或提出异议',
  );
  expect(screen.getByRole('button', { name: '有异议' }).getAttribute('aria-disabled')).toBeNull();
});

it('MSG-01 FIN-02 the line of the month has its place before the month is known, so that the answer does not move', async () => {
  const send = fetch;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes('reconciliation/list') ? new Promise<never>(() => {}) : send(input, init),
  );
  await openAddress(OCTOBER);
  await screen.findByText('同一天的往来对账还没有查到，暂时不能确认');
  expect(document.querySelector('.letter-month')?.textContent).toBe('');
});

it('MSG-01 FIN-02 the server, too, refuses to agree to a letter whose month differs, and a letter that is answered already says so', async () => {
  const answer = (status: '1' | '2') =>
    quietApi.call(confirmLetter, {
      body: { id: '4102', customerCode: '8800123456', status, remark: '货物在途' },
    });
  expect(await answer('1')).toMatchObject({ ok: false, msg: expect.stringContaining('往来对账') });
  await openAddress(OCTOBER);
  await pressReady('有异议');
  fireEvent.change(await screen.findByLabelText('异议说明'), { target: { value: '货物在途' } });
  // Somebody else of the same account was first.
  expect(await answer('2')).toMatchObject({ ok: true });
  fireEvent.click(screen.getByRole('button', { name: /^提交异议/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^提交异议/ })).toBeNull());
  expect(screen.getByRole('article').textContent).toContain('异议说明：货物在途');
});

it.each([
  ['2026-11-25', '0', undefined],
  ['2026-11-26', '0', '已过期 1 天'],
  ['2026-11-27', '0', '已过期 2 天'],
  ['2026-11-27', '1', undefined],
])('MSG-01 a letter whose deadline is 2026-11-25 says on %s in state %s: %s', (day, status, text) => {
  expect(lateText({ deadline: '2026-11-25', status }, day)).toBe(text);
});
