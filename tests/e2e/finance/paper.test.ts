/** Papers as the browser prints them: boxes and texts of their pages, read back from the file (FIN-01). */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { freshPages } from '../support/fresh-pages';
import { moveTo } from '../support/page-addresses';
import { plainText, readPdf } from '../support/pdf';
import { tokenOf } from '../support/portal';

/** A4 in points. */
const ACROSS = [842, 595];
const UPRIGHT = [595, 842];

const BUYER = '青岛崂山腾达家电有限公司';
const STAMPS = ['供方（盖章）', '客户（盖章）', '经办人'];
const SIGNERS = ['记账凭证', '复核', '制表'];

interface PaperCase {
  readonly name: string;
  readonly address: string;
  readonly button: string;
  readonly box: readonly number[];
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Rows that the call has under these filters, each with a number of its own. */
  readonly rows?: { readonly path: string; readonly body: object; readonly key: string };
}

const OCTOBER = 'beginDate=2026-10-01&endDate=2026-10-31';
const customer = (body: object) => ({ customerCode: '8800123456', pageNum: 1, pageSize: 1000, ...body });

const PAPERS: readonly PaperCase[] = [
  {
    name: 'F10 a statement',
    address: `/accountstatement?${OCTOBER}&payerCode=8800200102`,
    button: '打印',
    box: ACROSS,
    first: ['对账单', '票据账户 8800200102', '2026-10-01 至 2026-10-31', '期初余额'],
    last: ['本期发生', '期末余额', ...STAMPS],
    rows: {
      path: '/account/contacts/management/accountStatement/list',
      body: customer({ beginDate: '2026-10-01', endDate: '2026-10-31', payerCode: '8800200102' }),
      key: 'voucherNo',
    },
  },
  {
    name: 'F10 a ledger of two months',
    address: '/accountbook?payerCode=8800200102',
    button: '打印',
    box: ACROSS,
    first: ['账簿', '票据账户 8800200102', '期初余额', '转次页'],
    last: ['本期发生', '期末余额', ...STAMPS],
  },
  {
    name: 'a list of invoices',
    address: '/newInvoice?beginDate=2026-09-01&endDate=2026-11-30',
    button: '打印',
    box: ACROSS,
    first: ['发票管理', '开票日期 2026-09-01 ~ 2026-11-30', '价税合计'],
    last: ['合计', ...SIGNERS],
    rows: {
      path: '/account/invoices/management/list',
      body: customer({ beginDate: '2026-09-01', endDate: '2026-11-30' }),
      key: 'invoiceNo',
    },
  },
  {
    name: 'receipts',
    address: '/receipts',
    button: '打印',
    box: ACROSS,
    first: ['收据', '8800123456 全部付款方', '收款日期', '凭证号'],
    last: ['合计', ...SIGNERS],
  },
  {
    name: 'contracts',
    address: '/contractPanel',
    button: '打印',
    box: ACROSS,
    first: ['合同面板', 'HT2026010001', '2026年度经销合同', '6,150,000.00'],
    last: SIGNERS,
  },
  {
    name: 'orders of a month',
    address: '/order?beginDate=2026-11-01&endDate=2026-11-30',
    button: '打印',
    box: ACROSS,
    first: ['订单查询', '2026-11-01 ~ 2026-11-30', '6010086601'],
    last: ['合计', ...SIGNERS],
  },
  {
    name: 'one order',
    address: '/orderDetail?orderNo=6010086605',
    button: '打印订单',
    box: UPRIGHT,
    first: ['订单 6010086605', '打印时状态', 'CXW-258-E900', '20,256.00', '24 台', '29,352.00'],
    last: ['客户（盖章）', '收货（盖章）', '到货后填写“实收”一栏'],
  },
  {
    name: 'one contract',
    address: '/contractPanel/detail?contractNo=HT2026010001',
    button: '打印合同概要',
    box: UPRIGHT,
    first: ['2026年度经销合同', 'HT2026010001', '6,150,000.00', '不是合同正文'],
    last: STAMPS,
  },
  {
    name: 'FIN-02 the confirmation of a month',
    address: '/reconciliation?period=2026-09',
    button: '打印确认函',
    box: UPRIGHT,
    first: ['月度往来确认函 2026-09', '账户 8800123456', '953,598.00', '客户已确认：王建国'],
    last: [...STAMPS, '负责人'],
  },
  {
    name: 'FIN-02 the 余额调节表 of a month',
    address: '/reconciliation?period=2026-06',
    button: '打印余额调节表',
    box: UPRIGHT,
    first: ['余额调节表 2026-06', '公司已记，我方未记', '调节后余额，相等', '差异和原因', '货物在途'],
    last: [...STAMPS, '负责人'],
  },
];

/** The rows from the backend itself. */
async function rowsOf(page: Page, { path, body, key }: NonNullable<PaperCase['rows']>) {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const answer = await (await page.request.post(`/new/api${path}`, { headers, data: body })).json();
  const records: readonly Readonly<Record<string, unknown>>[] = answer.data.records;
  return records.map((row) => String(row[key]));
}

/** What does not fit: cells that cut their text, and sheets whose content runs into their foot. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.locator('body > .paper > section').evaluateAll((sheets) =>
    sheets.flatMap((sheet, at) => {
      const cells = [...sheet.querySelectorAll('th, td')];
      const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
      const [foot, before] = [...sheet.children].toReversed();
      const isOver = (before?.getBoundingClientRect().bottom ?? 0) > (foot?.getBoundingClientRect().top ?? 0);
      return [...cut.map((cell) => `${at}: ${cell.textContent}`), ...(isOver ? [`${at} is too long`] : [])];
    }),
  );
}

describe('FIN-01 papers of A4', () => {
  const open = freshPages('directAdmin', { isFresh: true });

  it.each(PAPERS)(
    '$name is printed whole, with parties, numbered pages and signatures, without watermark and frame',
    async ({ address, button, box, first, last, rows }) => {
      const page = await open('/index');
      await page.evaluate(() => {
        window.print = () => undefined;
      });
      await moveTo(page, address);
      await page.getByRole('button', { name: button, exact: true }).first().click();
      const sheets = page.locator('body > .paper > section');
      await sheets.first().waitFor({ state: 'attached' });
      const printed = readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(printed.map(({ width, height }) => [width, height])).toEqual(printed.map(() => box));
      expect(printed).toHaveLength(await sheets.count());
      printed.forEach(({ text }, at) => {
        expect(text).toContain(plainText(`第 ${at + 1} 页，共 ${printed.length} 页`));
        expect(text).toContain(BUYER);
        expect(text).toMatch(/打印\d{4}-\d\d-\d\d\d\d:\d\d王建国/);
      });
      const lacking = (texts: readonly string[], text = '') =>
        texts.map(plainText).filter((own) => !text.includes(own));
      expect(lacking(['供方', ...first], printed[0]?.text)).toEqual([]);
      expect(lacking(last, printed.at(-1)?.text)).toEqual([]);
      if (rows) {
        const whole = printed.map(({ text }) => text).join('');
        const numbers = await rowsOf(page, rows);
        expect(numbers.length).toBeGreaterThan(10);
        expect(lacking(numbers, whole)).toEqual([]);
      }
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.page-watermark, .top-bar').filter({ visible: true }).count()).toBe(0);
      expect(await misfits(page)).toEqual([]);
      await page.emulateMedia({ media: null });
    },
  );
});
