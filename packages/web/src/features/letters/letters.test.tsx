/** Letters before the mock's ledger. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cutLine } from '../../test/faults';
import { pressReady } from '../../test/form-hands';
import { openAddress, renderRoute } from '../../test/render-page';
import { useLedger } from '../../test/world';

useLedger();

it('MSG-01 a letter is objected to with a reason; what was typed survives a cut network', async () => {
  await renderRoute('letters');
  const link = await screen.findByRole('link', { name: /^查看并确认/ });
  const address = link.getAttribute('href') ?? '';
  cleanup();
  await openAddress(address);
  await pressReady('有异议');
  await pressReady(/^提交异议/);
  await screen.findByText('请填写异议说明');
  const remark = screen.getByLabelText('异议说明');
  fireEvent.change(remark, { target: { value: '11 月 3 日到款未计入' } });
  const reconnect = cutLine('letter/confirm');
  await pressReady(/^提交异议/);
  await screen.findByText(/^没有提交：/);
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
