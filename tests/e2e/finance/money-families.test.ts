/** One way of money, four more families: each moves once, and the mock's books say what the screen says. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { accountsOf, applicationsOf, balancesOf, CUSTOMER, fundsOf, movedSince } from '../support/books';
import { chooseOption } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { expectOnPaper } from '../support/paper';
import { tokenOf } from '../support/portal';

const AIR = '8800200190';
const BRANCH = '8800123457';
const PASSWORD = '123456';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const type = (page: Page, label: string, text: string) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(text);

/** From the fields to the last question; the dialog with its button. */
async function ask(page: Page, act: string): Promise<{ readonly dialog: Locator; readonly send: Locator }> {
  await press(page, '核对');
  await press(page, `提交${act}`);
  const dialog = page.getByRole('dialog');
  return { dialog, send: dialog.getByRole('button', { name: act }) };
}

async function pay({ dialog, send }: Awaited<ReturnType<typeof ask>>): Promise<void> {
  await dialog.getByLabel('支付密码').fill(PASSWORD);
  await send.dblclick();
}

interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

async function fillTransfer(page: Page, { from, to, amount }: Transfer): Promise<void> {
  await chooseOption(page, '转出付款方', from);
  await chooseOption(page, '转入付款方', to);
  await type(page, '金额（元）', amount);
}

it('FIN-07c ORDER-01 the air account: a payment comes in once, a transfer beyond what is free moves nothing, one within it goes and comes back', () =>
  journey({ persona: 'directAdmin', path: '/airpayment' }, async (page) => {
    const before = await balancesOf(page);
    await type(page, '付款金额（元）', '500.05');
    await (await ask(page, '付款 ¥500.05')).send.dblclick();
    await page.getByRole('heading', { name: '付款单已生成，请到收银台付款' }).waitFor();
    expect(await movedSince(before, page)).toEqual({});
    await page.getByRole('link', { name: '我已付款，查看结果' }).click();
    await page.getByText('¥500.05 已到账').waitFor();
    expect(await movedSince(before, page)).toEqual({ [AIR]: 50_005 });

    // Of the balance ¥5,000.00 wait for another transfer.
    await moveTo(page, '/AirtransferOnline');
    await fillTransfer(page, { from: CUSTOMER, to: AIR, amount: '1285000' });
    const refused = await ask(page, '划转 ¥1,285,000.00');
    await pay(refused);
    await refused.dialog.getByText(/^没有划转：.*余额不足/).waitFor();
    expect(await fundsOf(page, 1_285_000)).toEqual([]);
    expect(await movedSince(before, page)).toEqual({ [AIR]: 50_005 });
    await press(page, '返回核对');
    await press(page, '返回修改');
    await type(page, '金额（元）', '285.05');
    await pay(await ask(page, '划转 ¥285.05'));
    await page.getByRole('heading', { name: '划转成功' }).waitFor();
    expect(await movedSince(before, page)).toEqual({ [AIR]: 78_510, [CUSTOMER]: -28_505 });

    await moveTo(page, '/airrefund');
    await fillTransfer(page, { from: AIR, to: CUSTOMER, amount: '285.05' });
    await pay(await ask(page, '退款 ¥285.05'));
    await page.getByRole('heading', { name: '退款成功' }).waitFor();
    await expectOnPaper(page, /^退款 ZJ\d+单$/, [
      `(${AIR}) 腾达家电安全付账户`,
      '¥285.05',
      '人民币 贰佰捌拾伍元零伍分',
    ]);
    expect(await fundsOf(page, 285.05)).toEqual(['20', '20']);
    expect(await movedSince(before, page)).toEqual({ [AIR]: 50_005 });
  }));

it('FIN-03a ORDER-01 a parallel transfer whose window closes at the last question is not sent; done again it is applied for once', () =>
  journey({ persona: 'directAdmin', path: '/accountparalleltransfer' }, async (page) => {
    const before = await balancesOf(page);
    const fill = async (window: Page) => {
      await chooseOption(window, '子户', BRANCH);
      await fillTransfer(window, { from: CUSTOMER, to: BRANCH, amount: '444.04' });
      return ask(window, '划转 ¥444.04');
    };
    await (await fill(page)).send.waitFor();
    const other = await page.context().newPage();
    await page.close();
    await other.goto('/accountparalleltransfer');
    await other.getByRole('button', { name: '核对' }).waitFor();
    expect(await other.getByText(/的提交/).count()).toBe(0);
    expect(await applicationsOf(other, 444.04)).toEqual([]);
    await (await fill(other)).send.dblclick();
    await other.getByRole('heading', { name: '已提交，等待审批' }).waitFor();
    expect(await applicationsOf(other, 444.04)).toEqual(['10']);
    expect(await movedSince(before, other)).toEqual({});
    await other.getByRole('row', { name: /¥444\.04.*审批中/ }).waitFor();
    await expectAccessible(other);
  }));

async function fillOpening(page: Page): Promise<void> {
  await type(page, '企业名称', '青岛黄岛腾达家电分公司');
  await type(page, '法定代表人', '王建国');
  await type(page, '身份证号', '11010519491231002X');
  await type(page, '开户银行', '青岛银行');
  await type(page, '银行卡号', '4111111111111111');
  await type(page, '预留手机号', '13800000001');
}

/** The mock's clock goes on from so many days ahead; the machine's time again without them. */
async function setClock(page: Page, days?: number): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const now = new Date(Date.now() + (days ?? 0) * 86_400_000).toISOString();
  if (days === undefined) await page.request.delete('/mock/clock', { headers });
  else await page.request.post('/mock/clock', { headers, data: { now } });
}

/** Elsewhere somebody transfers from the same payer, and looks at it until it is done. */
async function transferElsewhere(page: Page, fromPayerCode: string, toPayerCode: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const path = '/new/api/account/contacts/management/fundsTransfer';
  const body = { customerCode: BRANCH, transferType: 'DIGITAL', fromPayerCode, toPayerCode, amount: 20.5 };
  const sent = await page.request.post(`${path}/submit`, {
    headers,
    data: { ...body, payPassword: PASSWORD },
  });
  const { transferNo } = (await sent.json()).data;
  const question = { customerCode: BRANCH, transferNo, pageNum: 1, pageSize: 1 };
  await page.request.post(`${path}/list`, { headers, data: question });
}

it('FIN-07c ORDER-01 an account of digital currency: opened, examined overnight, and a transfer is asked for again when its payer has paid elsewhere', () =>
  journey({ persona: 'directAdmin', path: '/digitalCurrencyOpenAccountInfo' }, async (page) => {
    await page.getByText('数字货币账户审核中').waitFor();
    await page.getByRole('button', { name: '售达方', exact: true }).click();
    await page
      .getByRole('dialog', { name: '选择售达方' })
      .getByRole('button', { name: /青岛黄岛腾达家电分公司/ })
      .click();
    await page.getByRole('textbox', { name: '企业名称' }).waitFor();
    await fillOpening(page);
    await (await ask(page, '开户')).send.dblclick();
    await page.getByRole('heading', { name: '已提交，审核中' }).waitFor();
    expect(await accountsOf(page, 'DIGITAL', BRANCH)).toEqual(['10']);
    await moveTo(page, '/digitalCurrencyOpenAccountExamine');
    await page.getByRole('row', { name: /数字货币账户.*审核中/ }).waitFor();
    try {
      await setClock(page, 1);
      await page.reload();
      await page.getByRole('row', { name: /数字货币账户.*已开通/ }).waitFor();
      await transferDigital(page);
    } finally {
      await setClock(page);
    }
  }));

async function transferDigital(page: Page): Promise<void> {
  const before = await balancesOf(page, BRANCH);
  const from = BRANCH;
  const to = [...before.keys()].find((code) => code !== from) ?? '';
  await moveTo(page, '/haierDigitalTransfer');
  await fillTransfer(page, { from, to, amount: '61.16' });
  await moveTo(page, '/haierDigitalTransferConfirm');
  await page.getByRole('article', { name: '转账单' }).waitFor();
  await transferElsewhere(page, from, to);
  await press(page, '提交转账 ¥61.16');
  await page.getByText(new RegExp(`^\\(${from}\\) 余额由 ¥[\\d,.]+ 变为 ¥[\\d,.]+$`)).waitFor();
  expect(await fundsOf(page, 61.16, BRANCH)).toEqual([]);
  await press(page, '提交转账 ¥61.16');
  const dialog = page.getByRole('dialog');
  await pay({ dialog, send: dialog.getByRole('button', { name: '转账 ¥61.16' }) });
  await page.getByRole('heading', { name: '转账成功' }).waitFor();
  await page.getByRole('link', { name: '查看转账记录' }).click();
  await page.waitForURL(/\/haierDigitalTransferResult/);
  await page.getByRole('row', { name: /¥61\.16.*成功/ }).waitFor();
  expect(await fundsOf(page, 61.16, BRANCH)).toEqual(['20']);
  expect(await movedSince(before, page, BRANCH)).toEqual({ [from]: -8166, [to]: 8166 });
}

it('FIN-07c ORDER-01 credit is applied for once: a second tab that was filled in meanwhile is refused, and shows what is under review', () =>
  journey({ persona: 'directAdmin', path: '/opencredit' }, async (page) => {
    expect(await accountsOf(page, 'CREDIT')).toEqual(['30']);
    const other = await page.context().newPage();
    await other.goto('/opencredit');
    await fillOpening(other);
    const late = await ask(other, '开通信用');
    await fillOpening(page);
    await (await ask(page, '开通信用')).send.dblclick();
    await page.getByRole('heading', { name: '已提交，审核中' }).waitFor();
    await expectAccessible(page);
    await late.send.click();
    await other.getByText(/^该账户类型正在审核中，无需重复申请/).waitFor();
    expect(await accountsOf(page, 'CREDIT')).toEqual(['10']);
    await other.reload();
    await other.getByText('信用账户审核中').waitFor();
    await moveTo(page, '/viewdefault');
    await page.getByText('没有逾期的融资').waitFor();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/11010519491231002X|4111111111111111/);
  }));
