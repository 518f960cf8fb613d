/** The totals of three lists as a browser shows them; `app/all-pages/report-world.test.tsx` holds those of every definition. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, tokenOf, type Visit, visit } from '../support/portal';

let dealer: Visit;

beforeAll(async () => {
  dealer = await visit({ width: 1440 });
  await signIn(dealer.page, 'directAdmin', '/index');
});

afterAll(() => dealer.end());

type Records = readonly Readonly<Record<string, unknown>>[];

/** Every record of a call with the body that the page sent, a hundred at a time. */
async function allRecords(page: Page, url: string, body: object): Promise<Records> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const records: Records[number][] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const answer = await page.request.post(url, { headers, data: { ...body, pageNum, pageSize: 100 } });
    const { data } = await answer.json();
    records.push(...data.records);
    if (records.length >= data.total) return records;
  }
}

/** The sum of a field in cents, as a cell of money shows it; a record without it adds nothing. */
function sumOf(records: Records, field: string): string {
  const cents = records.reduce((sum, record) => sum + Math.round(Number(record[field] ?? 0) * 100), 0);
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${cents < 0 ? '-' : ''}¥${text}`;
}

const cellsOf = async (page: Page, label: string) =>
  page.locator('tfoot tr').filter({ hasText: label }).locator('td').allTextContents();

const STATEMENTS = '/account/contacts/management';
const INVOICES = '/account/invoices/management';
const FINANCE = '/financial-data';

it.each([
  ['/monthlybill', `${STATEMENTS}/monthAccount/list`, ['debitAmount', 'creditAmount']],
  ['/rebate', `${FINANCE}/rebate/list`, ['rebateAmount', 'usedAmount', 'balance']],
  ['/newInvoice', `${INVOICES}/list`, ['netAmount', 'taxAmount', 'amount']],
] as const)(
  'FIN-01 the totals of %s are the sums of its records: of the page, and of all',
  async (path, call, fields) => {
    const { page, problems } = dealer;
    // The side panels ask the same calls for other records: the list asks for ten.
    const listAnswer = page.waitForResponse(
      (response) =>
        response.url().endsWith(call) && response.request().postData()?.includes('"pageSize":10}') === true,
    );
    await page.goto(path);
    const response = await listAnswer;
    const { data } = await response.json();
    const all = await allRecords(page, response.url(), response.request().postDataJSON());
    expect(all.length).toBe(data.total);
    await page.locator('tfoot tr').filter({ hasText: '全部合计' }).waitFor();
    const sums = (records: Records) => fields.map((field) => sumOf(records, field));
    expect(await cellsOf(page, '本页合计')).toEqual(expect.arrayContaining(sums(data.records)));
    expect(await cellsOf(page, '全部合计')).toEqual(expect.arrayContaining(sums(all)));
    expect(problems).toEqual([]);
  },
);
