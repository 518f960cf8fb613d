import type { Page } from 'playwright';
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { post } from '../support/buying';
import { holds } from '../support/fields';
import { journey, sideBar } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { waitForMessage } from '../support/page-watch';
import { armFault, choosePersona, endSession, tokenOf } from '../support/portal';

const LIST = '/account/invoices/management/list';
const CUSTOMER = { customerCode: '8800123456' };

interface Invoices {
  readonly total: number;
  readonly records: readonly { readonly invoiceNo: string; readonly amount: number }[];
}

/** The invoices in a state, from the backend itself. */
async function invoicesOf(page: Page, status: string): Promise<Invoices> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { ...CUSTOMER, status, pageNum: 1, pageSize: 1000 };
  const answer = await (await page.request.post(`/new/api${LIST}`, { headers, data })).json();
  return answer.data;
}

/** Those that wait for their signature. */
const waitingInvoices = (page: Page) => invoicesOf(page, '10');

/** Signing asks first. */
const sayYes = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^签收 \d+ 张$/ })
    .click();
const note = (page: Page) => page.getByRole('alert').filter({ hasText: '签收' });

it('FIN-04b FIN-04c FIN-04j several invoices are signed while another device signs one, one is returned, all are exported; 429 and the end of the session lose nothing', () =>
  journey({ persona: 'directAdmin', path: '/invoicesignfor' }, async (page) => {
    const waiting = await waitingInvoices(page);
    const cents = waiting.records.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    const sum = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    const strip = page.getByRole('group', { name: '状态' });
    await strip.getByRole('button', { name: `待签收 ${waiting.total} 张 ¥${sum}` }).click();
    const [first, second, third] = waiting.records.map(({ invoiceNo }) => invoiceNo);
    const choose = (invoiceNo = '') => page.getByRole('checkbox', { name: `选择 ${invoiceNo}` }).check();
    await choose(first);
    await choose(second);
    await armFault(page, {
      operationId: 'signInvoices',
      kind: 'status',
      status: 429,
      msg: '请求过于频繁，请稍后再试',
    });
    const sign = page.getByRole('button', { name: '签收 2 张' });
    await sign.click();
    await sayYes(page);
    await note(page).getByText('2 张没有签收').waitFor();
    await post(page, '/account/invoices/management/sign', { ...CUSTOMER, invoiceNoList: [first] });
    await sign.click();
    await sayYes(page);
    await note(page).getByText('签收了 1 张，1 张没有签收').waitFor();
    await page.getByRole('row', { name: new RegExp(`${second}.*已签收，无需重复签收`) }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: `签收：${second}` }).click();
    await sayYes(page);
    await waitForMessage(page, /^已签收 1 张发票/);
    await strip.getByRole('button', { name: new RegExp(`^待签收 ${waiting.total - 2} 张`) }).waitFor();
    await page.getByRole('button', { name: `退回：${third}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: '数量或金额不对' }).check();
    await dialog.getByRole('textbox', { name: '写明哪里不对' }).fill('多开 1 台');
    await expectAccessible(page);
    // The session ends at the press: the words are there when the same page is.
    await endSession(page, 'rejectInvoices');
    await dialog.getByRole('button', { name: /^退回 ¥/ }).click();
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directAdmin');
    await page.getByRole('button', { name: `退回：${third}` }).click();
    await holds(dialog.getByRole('textbox', { name: '写明哪里不对' }), '多开 1 台');
    await dialog.getByRole('button', { name: /^退回 ¥/ }).click();
    await waitForMessage(page, /^已退回 1 张发票/);
    expect((await waitingInvoices(page)).total).toBe(waiting.total - 3);
    await exportAll(page);
  }));

/** Exports the returned invoices, and reads the file by another library: each one of the backend, and their sum. */
async function exportAll(page: Page): Promise<void> {
  await moveTo(page, '/newInvoice?status=30');
  const { records } = await invoicesOf(page, '30');
  await page.getByRole('button', { name: '导出' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText(`全部 ${records.length} 条`).first().click(),
  ]);
  const [sheet] = await readWorkbook(await download.path());
  const [headings = [], ...lines] = sheet?.data ?? [];
  const place = headings.indexOf('价税合计');
  const amounts = records.map(({ amount }) => amount);
  expect(lines.map((line) => line[0])).toEqual([...records.map(({ invoiceNo }) => invoiceNo), '合计']);
  expect(lines.map((line) => line[place])).toEqual([...amounts, sumOf(amounts)]);
}

const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** Opens the finance part of the menu, as far as it has groups on the side. */
async function openFinance(page: Page): Promise<void> {
  await sideBar(page).getByRole('button', { name: '财务自助' }).focus();
  await page.keyboard.press('ArrowRight');
  await sideBar(page).getByRole('button', { name: '发票与票据' }).waitFor();
}

const redEntry = (page: Page, name: string) => sideBar(page).getByRole('link', { name });
/** No rebate of the world needed a red invoice; a user without the right gets another text. */
const NO_REBATES = '返利需要红字发票时，结算单会出现在这里。';

it('FIN-05e MENU-02 a user who may issue red invoices goes from the menu to them and to the invoice that one takes back', () =>
  journey({ persona: 'directAdmin', path: '/index' }, async (page) => {
    await openFinance(page);
    await redEntry(page, '返利办理').click();
    await page.getByText(NO_REBATES).waitFor();
    await openFinance(page);
    await redEntry(page, '退货办理').click();
    const red = page.locator('main [data-row-key]').first();
    await red.waitFor();
    await expectAccessible(page);
    const invoice = red.locator('a[href*="newInvoiceDetails"]');
    const invoiceNo = (await invoice.textContent()) ?? '';
    await invoice.click();
    await page.waitForURL((url) => url.searchParams.get('invoiceNo') === invoiceNo);
    await page.getByText(invoiceNo).first().waitFor();
  }));
