import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { journey } from '../support/journey';
import { chooseSheet, sumBar, workbook } from '../support/sheets';

/** A ledger as 用友 prints it: heads in two lines, month and day in columns, a total of each month. */
const LEDGER = workbook([
  ['明细账'],
  ['科目：1123 预付账款', '', '单位：元'],
  ['2026年', '', '凭证号数', '摘要', '借方', '贷方', '方向', '余额'],
  ['月', '日', '', '', '', '', '', ''],
  ['10', '01', '', '期初余额', '', '', '借', 15000],
  ['10', '10', '记-1008', '上月尾款付款', 120000, '', '借', 135000],
  ['10', '20', '记-1015', '融资款 RZ20261020001', 300000, '', '借', 435000],
  ['10', '20', '记-1016', '提货 6010086608', '', 56975, '借', 378025],
  ['10', '31', '', '本月合计', 420000, 56975, '借', 378025],
  ['10', '31', '', '本年累计', 2310000, 1931975, '借', 378025],
]);

it('FIN-02 the ledger that 用友 prints is compared: its days, bookings that begin with 上月, and its sums', () =>
  journey({ persona: 'directAdmin', width: 1366, path: '/reconciliation?view=helper' }, async (page) => {
    await chooseSheet(page, '预付账款明细账.xlsx', LEDGER);
    const answer = page.getByRole('button', { name: '借方是付款，贷方是提货' });
    await answer.waitFor();
    await expectAccessible(page);
    await answer.click();
    await sumBar(page).getByText('3 行').waitFor();
    await sumBar(page).getByText('420,000.00').waitFor();
    await sumBar(page).getByText('56,975.00').waitFor();
    const start = page.getByRole('button', { name: '开始核对' });
    await expect.poll(() => start.getAttribute('aria-disabled')).toBeNull();
    await start.click();
    await page.getByRole('button', { name: /^对上了 3 组/ }).waitFor();
  }));
