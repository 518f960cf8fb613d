/**
 * A payment password that wrong tries have locked: it is set again in another tab, and the transfer goes through once.
 */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { chooseOption } from '../support/fields';
import { journey } from '../support/journey';
import { tokenOf } from '../support/portal';

const CODE = '8800123456';
const NEW = '739150';
const WRONG = '864208';

/** The transfers of 91.19 that the server has. */
async function transfersOf(page: Page): Promise<readonly { amount: number; status: string }[]> {
  const list = await page.request.post('/new/api/account/contacts/management/fundsTransfer/list', {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
    data: { customerCode: CODE, transferType: 'KJT', pageNum: 1, pageSize: 1000 },
  });
  const records: readonly { amount: number; status: string }[] = (await list.json()).data.records;
  return records.filter(({ amount }) => amount === 91.19);
}

/** Sets the new password, after a weak one that is stopped. */
async function resetPassword(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByRole('button', { name: /秒后可重发/ }).waitFor();
  await page.getByLabel('短信验证码').fill('246810');
  await page.getByLabel(/^新支付密码/).fill('000001');
  await page.getByLabel(/^新支付密码/).press('Tab');
  const problem = page.getByText('太容易被猜到：是手机号的后 6 位，请换一个');
  await problem.waitFor();
  await expectAccessible(page);
  await page.getByLabel(/^新支付密码/).fill(NEW);
  await page.getByLabel('再输入一次').fill(NEW);
  // A line that goes draws the button elsewhere.
  await problem.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '设置支付密码' }).dblclick();
  await page.getByRole('heading', { name: '支付密码已设置' }).waitFor();
  await page.getByText('「快捷通在线划转」还开在原来的标签页里').waitFor();
}

it('FIN-07c ORDER-01 three wrong passwords lock it; set again by a code in another tab, the transfer goes through once', () =>
  journey({ persona: 'directAdmin', path: '/KJTtransferOnline' }, async (page) => {
    await chooseOption(page, '转出付款方', CODE);
    await page.getByRole('textbox', { name: '金额（元）' }).fill('91.19');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByRole('button', { name: '提交划转 ¥91.19' }).click();
    const dialog = page.getByRole('dialog');
    const pay = async (password: string) => {
      await dialog.getByLabel('支付密码').fill(password);
      await dialog.getByRole('button', { name: '划转 ¥91.19' }).dblclick();
    };
    for (const refusal of [
      '支付密码不正确，还可以试 2 次',
      '支付密码不正确，还可以试 1 次',
      '支付密码已锁定',
    ]) {
      await pay(WRONG);
      await dialog.getByText(`没有划转：${refusal}`).waitFor();
    }
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /^重置支付密码/ }).click();
    const other = await opened;
    const passed: string[] = [];
    other.on('request', (request) => passed.push(request.url(), request.postData() ?? ''));
    await resetPassword(other);
    expect(passed.filter((text) => text.includes('/paymentPassword/reset'))).toHaveLength(1);
    expect(passed.filter((text) => text.includes(NEW))).toEqual([]);
    await other.close();
    expect(await transfersOf(page)).toEqual([]);

    await pay(NEW);
    await page.getByRole('heading', { name: '划转成功' }).waitFor();
    expect(await transfersOf(page)).toMatchObject([{ status: '20' }]);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(`${stored} ${page.url()}`).not.toMatch(new RegExp(`${NEW}|${WRONG}`));
  }));
