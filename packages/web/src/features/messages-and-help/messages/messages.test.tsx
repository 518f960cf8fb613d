/** Messages, reminders and to-dos before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, inDialog, pressReady, rowWith } from '../../../test/form-hands';
import { openAddress, renderRoute } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault } = useLedger();

const unread = (count: number) =>
  waitFor(() => expect(document.body.textContent).toContain(`${count} 条未读`));

async function markRead(text: string): Promise<void> {
  fireEvent.click((await rowWith(text)).getByRole('button', { name: /^标为已读/ }));
}

it('MSG-01d reads one by its action; a refused reading shows a message and leaves the message unread', async () => {
  await renderRoute('messagelist');
  await unread(12);
  await markRead('订单 6010086602 审核通过');
  await unread(11);
  await armFault({ operationId: 'readMessage', kind: 'status', status: 429 });
  await markRead('10月提货奖励已兑现');
  await screen.findByText('请求过于频繁，请稍后再试');
  (await rowWith('10月提货奖励已兑现')).getByText('未读');
});

it('MSG-01d reads one by opening it, which leads back to the list', async () => {
  await renderRoute('messagelist');
  const link = await screen.findByRole('link', { name: '10月对账单已生成，请及时核对' });
  const address = link.getAttribute('href') ?? '';
  cleanup();
  await openAddress(address);
  await screen.findByText(/10月期末余额 ¥1,293,526.00/);
  await screen.findByRole('link', { name: '查看相关页面' });
  await screen.findByRole('link', { name: '返回消息列表' });
  cleanup();
  await renderRoute('messagelist');
  await unread(11);
});

it('MSG-01e reads several, then all after a question that counts them', async () => {
  await renderRoute('messagelist');
  await unread(12);
  for (const text of ['10月提货奖励已兑现', '空调反季特惠政策发布'])
    fireEvent.click((await rowWith(text)).getByRole('checkbox'));
  await screen.findByText(/已选 2 条未读消息/);
  await pressReady('标为已读 2 条');
  await unread(10);
  await pressReady('全部标为已读');
  await answer('标为已读 10 条');
  await unread(0);
  await screen.findByRole('button', { name: '全部标为已读，没有未读消息' });
});

it('MSG-01e HTTP-08 messages that were not marked keep their ticks, and the press says so', async () => {
  await renderRoute('messagelist');
  await unread(12);
  for (const text of ['10月提货奖励已兑现', '空调反季特惠政策发布'])
    fireEvent.click((await rowWith(text)).getByRole('checkbox'));
  await armFault({ operationId: 'readMessage', kind: 'status', status: 500 });
  await pressReady('标为已读 2 条');
  await screen.findByText(/^没有收到结果/);
  await pressReady('标为已读 2 条');
  await unread(10);
  await screen.findByText('已将 2 条消息标为已读');
});

it('MSG-01i finance reminders open one after another with their invoices and do not come back', async () => {
  await renderRoute('delt');
  await pressReady('查看提醒');
  await (await inDialog()).findByText('26372000000000118801');
  await answer(/^知道了，看下一条/);
  await screen.findByText('对账提醒');
  await answer('知道了');
  const isGone = () => expect(screen.queryByRole('button', { name: '查看提醒' })).toBeNull();
  await waitFor(isGone);
  cleanup();
  await renderRoute('delt');
  await screen.findByText(/共 4 项/);
  isGone();
});

it('MSG-01 waiting signatures are shown with the to-dos until the tip is not wanted any more', async () => {
  await renderRoute('delt');
  await screen.findByRole('link', { name: '去签署' });
  await pressReady('不再提示');
  await answer('不再提示');
  await waitFor(() => expect(screen.queryByRole('link', { name: '去签署' })).toBeNull());
});
