/** A bank card that is unbound: once, after a refusal, although its answer is lost. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { holds } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { armFault, tokenOf } from '../support/portal';

const ACCOUNTS = '/new/api/account/contacts/management/paymentAccount';

/** The numbers of the open accounts that the server has. */
async function openAccounts(page: Page): Promise<readonly string[]> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const answer = await page.request.get(`${ACCOUNTS}/list?customerCode=8800123456`, { headers });
  const accounts: readonly { id: string; status: string }[] = (await answer.json()).data;
  return accounts.filter(({ status }) => status === '20').map(({ id }) => id);
}

it('FIN-07c ORDER-01 a card is unbound once for a double press, found to be gone when the answer is lost, and the password stands nowhere', () =>
  journey({ persona: 'directAdmin', path: '/accountmessage' }, async (page) => {
    const [id = '', ...others] = await openAccounts(page);
    await moveTo(page, `/unbundcard?id=${id}`);
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('button', { name: '提交解绑' }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: '解绑', exact: true });
    await armFault(page, { operationId: 'unbindBankCard', kind: 'example', example: 'pending' });
    await dialog.getByLabel('支付密码').fill('864208');
    await send.click();
    await dialog.getByText(/^没有解绑：有未完成的付款/).waitFor();
    await holds(dialog.getByLabel('支付密码'), '');
    let sent = 0;
    await page.route(`**${ACCOUNTS}/unbind`, async (route) => {
      sent += 1;
      await route.fetch();
      await route.fulfill({ status: 504, body: '' });
    });
    await dialog.getByLabel('支付密码').fill('123456');
    await send.dblclick();
    await page.getByRole('button', { name: /^就是这一笔/ }).click();
    await page.getByRole('heading', { name: '没有收到结果，但解绑已提交' }).waitFor();
    expect([sent, await openAccounts(page)]).toEqual([1, others]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect([stored, page.url()].join(' ')).not.toMatch(/864208|(?<!\d)123456(?!\d)/);
  }));
