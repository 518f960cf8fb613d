import type { RecordOf } from '@dealer-portal/sdk';
import { queryReceipts } from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { columnsOf } from '#ui/table/columns';
import { accountApi, renderPage } from '../../test/render-page';
import { catchFiles, type SavedFile } from '../../test/saved-files';
import { defineReport, paged } from './define-report';
import { ReportPage } from './report-page';

type Receipt = RecordOf<'queryReceipts'>;

const column = columnsOf<Receipt>();

const RECEIPTS = defineReport({
  name: 'leftReceipt',
  operation: queryReceipts,
  input: ({ saletoCode }, filters, page) => ({ body: { customerCode: saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ receiptNo }) => receiptNo,
  columns: [column.code('receiptNo', '收据号'), column.money('amount', '金额')],
  noun: '收据',
  emptyReason: '',
});

const receipts = (count: number): Receipt[] =>
  Array.from({ length: count }, (_, at) => ({
    receiptNo: `SJ${at}`,
    receiptDate: '2026-10-10',
    payerCode: '8800123456',
    amount: 1,
    status: '10',
    statusName: '未打印',
  }));

/** The list of two objects, and another page in its place. */
function Desk() {
  const [place, setPlace] = useState<'10' | '20' | '别处'>('10');
  const others = { 回来: '10', 去另一笔: '20', 去别处: '别处' } as const;
  return (
    <>
      {Object.entries(others).map(([label, other]) => (
        <button key={label} type="button" onClick={() => setPlace(other)}>
          {label}
        </button>
      ))}
      {place !== '别处' && <ReportPage key={place} report={RECEIPTS} fixed={{ status: place }} />}
    </>
  );
}

async function exportAll() {
  await userEvent.click(await screen.findByRole('button', { name: '导出' }));
  const [, csv] = await screen.findAllByRole('menuitem', { name: '全部 1001 条' });
  if (csv) await userEvent.click(csv);
}

/**
 * A list of 1,001 rows whose last page comes when it is let go; its file is begun.
 * @param lastRows rows of the last page, by when it comes
 */
async function beginFile(lastRows = 1): Promise<() => void> {
  let letGo = () => {};
  const isThere = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  accountApi().answer(queryReceipts, async ({ request: { body } }) => {
    const isLast = body.pageSize === 1000 && body.pageNum === 2;
    if (isLast && body.status === '10') await isThere;
    const records = receipts(isLast ? lastRows : body.pageSize === 1000 ? 1000 : 10);
    const total = isLast ? 1000 + lastRows : 1001;
    return { code: '1', data: { total, pageNum: 1, pageSize: 10, records } };
  });
  renderPage(Desk, { path: '/receipts', address: '/receipts' });
  await exportAll();
  await screen.findByRole('button', { name: '停止导出，已取 1000 条' });
  return letGo;
}

const GOING_ON = '收据还在导出，做完会自动保存';
const go = (to: string) => userEvent.click(screen.getByRole('button', { name: to }));

let files: readonly SavedFile[] = [];

beforeEach(() => {
  files = catchFiles();
});

afterEach(() => vi.restoreAllMocks());

it('FIN-01a F23 a file goes on while its user is on another page, and says there that it is done', async () => {
  const letGo = await beginFile();
  await go('去别处');
  await screen.findByText(GOING_ON);
  letGo();
  await screen.findByText('收据已导出，共 1001 条');
  expect(screen.queryByText(GOING_ON)).toBeNull();
  expect((await files[0]?.blob.text())?.split('\r\n')).toHaveLength(1002);
});

it('FIN-01a F23 a file that goes on is stopped from another page, and nothing is saved', async () => {
  const letGo = await beginFile();
  await go('去别处');
  await screen.findByText(GOING_ON);
  await go('停止');
  await screen.findByText('已停止导出，没有保存文件');
  letGo();
  expect(files).toEqual([]);
  await go('回来');
  await screen.findByRole('button', { name: '导出' });
});

it('FIN-01a F23 who comes back sees how far the file is, and begins no second one', async () => {
  const letGo = await beginFile();
  await go('去别处');
  await screen.findByText(GOING_ON);
  await go('回来');
  await screen.findByRole('button', { name: '停止导出，已取 1000 条' });
  expect(screen.queryByText(GOING_ON)).toBeNull();
  letGo();
  await screen.findByRole('button', { name: '导出' });
  await waitFor(() => expect(files).toHaveLength(1));
});

it('FIN-01a F23 the file of one object does not hinder that of another, nor is it shown for it', async () => {
  const letGo = await beginFile();
  await go('去另一笔');
  await screen.findByText(GOING_ON);
  await exportAll();
  await waitFor(() => expect(files).toHaveLength(1));
  await screen.findByRole('button', { name: '导出' });
  // The end of the second file takes away no message of the first.
  expect(screen.getByText(GOING_ON)).toBeTruthy();
  letGo();
  await waitFor(() => expect(files).toHaveLength(2));
  expect(screen.queryByText(GOING_ON)).toBeNull();
});

it('FIN-01a a file that has more rows by its end than at the press says how many it has', async () => {
  const letGo = await beginFile(3);
  await go('去别处');
  await screen.findByText(GOING_ON);
  letGo();
  await screen.findByText('收据已导出，共 1003 条');
  expect((await files[0]?.blob.text())?.split('\r\n')).toHaveLength(1004);
});
