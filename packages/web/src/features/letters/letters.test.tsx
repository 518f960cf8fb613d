/** Letters before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cutLine, loseAnswer } from '../../test/faults';
import { pressReady } from '../../test/form-hands';
import { openAddress, renderRoute } from '../../test/render-page';
import { useLedger } from '../../test/world';

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
