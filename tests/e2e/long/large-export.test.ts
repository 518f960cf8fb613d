/** A list of 30,000 rows as a workbook: a worker writes it while its user is on another page (FIN-01). */
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { journey } from '../support/journey';
import { intercept } from '../support/network/interception';
import { moveTo } from '../support/page-addresses';

const ROWS = 30_000;

const receipt = (at: number) => ({
  receiptNo: `SJ${String(at).padStart(10, '0')}`,
  receiptDate: '2026-10-10',
  payerCode: '8800123456',
  payerName: '青岛崂山腾达家电有限公司',
  payMode: 'BANK',
  payModeName: '银行转账',
  amount: 100.25,
  amountInWords: '人民币壹佰元贰角伍分',
  voucherNo: `49${String(at).padStart(8, '0')}`,
  status: '10',
  statusName: '未打印',
});

declare global {
  interface Window {
    longestTask: number;
  }
}

/** Milliseconds that no task of the page is longer than on a busy machine; a quiet one stays below 200. */
const LONGEST = 1000;

it('FIN-01a F23 30,000 rows become a workbook in a worker while another page is used, and no task of the page is long', () =>
  journey({ persona: 'directAdmin', path: '/index', isFresh: true }, async (page) => {
    await intercept(page, {
      address: '**/contacts/management/receipt/list',
      handle: async (route) => {
        const { pageNum, pageSize } = route.request().postDataJSON();
        const first = (pageNum - 1) * pageSize;
        const records = Array.from({ length: Math.min(pageSize, ROWS - first) }, (_, at) =>
          receipt(first + at),
        );
        const data = { total: ROWS, pageNum, pageSize, amountTotal: ROWS * 100.25, records };
        await route.fulfill({ json: { code: '1', msg: '成功', data } });
      },
    });
    let workers = 0;
    page.on('worker', () => {
      workers += 1;
    });
    await moveTo(page, '/receipts');
    await page.getByText(`共 ${ROWS} 条收据`).waitFor();
    await page.getByRole('button', { name: '导出' }).click();
    const saved = page.waitForEvent('download', { timeout: 120_000 });
    await page
      .getByRole('menuitem', { name: `全部 ${ROWS} 条` })
      .first()
      .click();
    await page.getByRole('button', { name: /^停止导出/ }).waitFor();
    await moveTo(page, '/messagelist');
    await page.getByText('收据还在导出，做完会自动保存').waitFor();
    await page.evaluate(() => {
      window.longestTask = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          window.longestTask = Math.max(window.longestTask, duration);
      }).observe({ entryTypes: ['longtask'] });
    });
    const file = await (await saved).path();
    await page.getByText(`收据已导出，共 ${ROWS} 条`).waitFor();
    const longest = await page.evaluate(() => window.longestTask);
    console.log(`30,000 rows as a workbook: longest task of the page ${Math.round(longest)} ms`);
    expect(workers).toBe(1);
    expect(longest).toBeLessThan(LONGEST);
    const rows = (await readWorkbook(file))[0]?.data ?? [];
    expect(rows.filter(([number]) => String(number).startsWith('SJ'))).toHaveLength(ROWS);
    expect(rows.at(-1)?.[0]).toBe('合计');
    // What was written is read again, in a worker, too.
    await moveTo(page, '/reconciliation?view=helper');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('region', { name: '合计与操作' }).waitFor();
  }));
