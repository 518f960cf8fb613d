/** A payment: what was filled in survives the end of the session, a double press sends one, and the books have it once. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { chooseOption, holds } from '../support/fields';
import { journey } from '../support/journey';
import { choosePersona, endSession, tokenOf } from '../support/portal';

const CODE = '8800123456';
const AMOUNT = 321.09;

/** How many receipts of the amount the server has. */
async function receiptsOf(page: Page): Promise<number> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { customerCode: CODE, pageNum: 1, pageSize: 1000 };
  const path = '/new/api/account/contacts/management/receipt/list';
  const { records } = (await (await page.request.post(path, { headers, data })).json()).data;
  return records.filter(({ amount }: { readonly amount: number }) => amount === AMOUNT).length;
}

/** Checks what is filled in, opens the last question, and gives its button. */
async function ask(page: Page) {
  await page.getByRole('button', { name: '核对' }).click();
  await page.getByRole('article', { name: '付款单' }).waitFor();
  await page.getByRole('button', { name: '提交付款 ¥321.09' }).click();
  return page.getByRole('dialog').getByRole('button', { name: '付款 ¥321.09' });
}

it('FIN-07c ORDER-01 a payment keeps its fields when the session ends at the question, and is made once for a double press', () =>
  journey({ persona: 'directAdmin', path: '/payment' }, async (page) => {
    await chooseOption(page, '入账付款方', CODE);
    await page.getByRole('textbox', { name: '付款金额（元）' }).fill(String(AMOUNT));
    await endSession(page, 'submitPayment');
    await (await ask(page)).click();
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directAdmin');
    await holds(page.getByRole('textbox', { name: '付款金额（元）' }), String(AMOUNT));
    let sent = 0;
    page.on('request', (request) => {
      if (/\/payment\/submit$/.test(request.url())) sent += 1;
    });
    await (await ask(page)).dblclick();
    await page.getByRole('heading', { name: '付款单已生成，请到收银台付款' }).waitFor();
    expect([sent, await receiptsOf(page)]).toEqual([1, 0]);
    await page.getByRole('link', { name: '我已付款，查看结果' }).click();
    await expect.poll(() => receiptsOf(page)).toBe(1);
  }));
