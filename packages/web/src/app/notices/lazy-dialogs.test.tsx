import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import type { Dialogs } from './dialog-host';
import { useLazyDialogs } from './lazy-dialogs';

let dialogs: Dialogs;

function Host() {
  const [api, holder] = useLazyDialogs();
  dialogs = api;
  return holder;
}

function open() {
  render(
    <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
      <Host />
    </ConfigProvider>,
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('a question that is asked before its code is there is shown, and its answer comes back', async () => {
  open();
  const answer = dialogs.confirm({ title: '删除这条记录？', okText: '删除', cancelText: '取消' });
  const answers: boolean[] = [];
  const message = answer.then(
    (isConfirmed) => answers.push(isConfirmed),
    () => undefined,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findAllByText('删除这条记录？')).length).toBeGreaterThan(0);
  await press('删除');
  await message;
  expect(answers).toEqual([true]);
});

it('a second question is shown as the first was', async () => {
  open();
  for (const title of ['删除第一条？', '删除第二条？']) {
    const answer = dialogs.confirm({ title, okText: title, cancelText: '取消' });
    await press(title);
    expect(await answer).toBe(true);
  }
});

it('one that is taken back on its way is gone when it arrives', async () => {
  open();
  const opened = dialogs.info({ title: '提示一', okText: '知道了' });
  opened.update({ title: '提示二' });
  expect((await screen.findAllByText('提示二')).length).toBeGreaterThan(0);
  opened.destroy();
  await waitFor(() => expect(screen.queryAllByText('提示二')).toEqual([]));
});
