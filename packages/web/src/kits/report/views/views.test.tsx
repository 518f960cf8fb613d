import { queryReceipts } from '@dealer-portal/sdk/operations';
import { queryReceiptsExamples } from '@dealer-portal/sdk/testing/examples';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slot } from '#platform/browser/storage';
import { accountApi, renderRoute } from '../../../test/render-page';
import { catchFiles, type SavedFile } from '../../../test/saved-files';
import { isViews } from './view';

let files: readonly SavedFile[] = [];

beforeEach(() => {
  localStorage.clear();
  files = catchFiles();
  accountApi().answer(queryReceipts, { data: queryReceiptsExamples.data() });
});

afterEach(() => vi.restoreAllMocks());

const press = async (role: 'button' | 'menuitem', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

const importFile = async (text: string) =>
  userEvent.upload(
    screen.getByLabelText('导入条件的文件'),
    new File([text], 'views.json', { type: 'application/json' }),
  );

it('saved filters go to a file and come back from it; a name that is there already is not replaced', async () => {
  const page = await renderRoute('receipts', '?status=20');
  await press('button', '保存当前条件');
  await userEvent.type(await screen.findByRole('textbox', { name: '条件名称' }), '已打印的{Enter}');
  await press('button', '条件文件');
  await press('menuitem', '导出条件到文件');
  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.blob.text()) ?? '';
  page.unmount();
  localStorage.clear();
  await renderRoute('receipts', '?status=20');
  await screen.findByRole('button', { name: '保存当前条件' });
  await importFile('{"list":"other","views":[]}');
  await screen.findByText('这个文件不是本列表保存的条件，没有导入');
  await importFile(text);
  await screen.findByRole('button', { name: '已打印的', pressed: true });
  await importFile(text);
  await screen.findByText('已导入 0 组条件，1 组名称已有，没有覆盖');
});

it('saved filters of another tab appear, and are kept when this tab saves its own', async () => {
  await renderRoute('receipts', '?status=20');
  await screen.findByRole('button', { name: '保存当前条件' });
  slot('local', 'receiptViews', isViews).write([{ name: '别处保存的', values: { status: '10' } }]);
  await press('button', '保存当前条件');
  await userEvent.type(await screen.findByRole('textbox', { name: '条件名称' }), '已打印的{Enter}');
  await screen.findByRole('button', { name: '已打印的', pressed: true });
  screen.getByRole('button', { name: '别处保存的' });
  slot('local', 'receiptViews', isViews).clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(screen.queryByRole('button', { name: '别处保存的' })).toBeNull();
});

it('FIN-01a the slash goes to the first filter, e opens the export; both are letters while something is typed', async () => {
  await renderRoute('receipts');
  await screen.findAllByRole('row');
  await userEvent.keyboard('/');
  const field = document.activeElement;
  expect(field?.closest('search')).not.toBeNull();
  (await screen.findByRole('heading', { level: 1 })).focus();
  await userEvent.keyboard('e');
  await screen.findAllByRole('menuitem');
});
