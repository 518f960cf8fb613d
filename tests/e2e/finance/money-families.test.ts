/** Money before two windows: one that closes at the last question, and one that was filled in meanwhile. The rest: money-forms/books. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { accountsOf, applicationsOf, balancesOf, CUSTOMER, movedSince } from '../support/books';
import { chooseOption, typePayPassword } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';

const BRANCH = '8800123457';

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

interface Transfer {
  readonly from: string;
  readonly amount: string;
}

/** The branch has one account, which stands there as a line. */
async function fillTransfer(page: Page, { from, amount }: Transfer): Promise<void> {
  await chooseOption(page, '转出付款方', from);
  await type(page, '金额（元）', amount);
}

it('FIN-03a ORDER-01 a parallel transfer whose window closes at the last question is not sent; done again it is applied for once', () =>
  journey({ persona: 'directAdmin', path: '/accountparalleltransfer' }, async (page) => {
    const before = await balancesOf(page);
    const fill = async (window: Page) => {
      await chooseOption(window, '子户', BRANCH);
      await fillTransfer(window, { from: CUSTOMER, amount: '444.04' });
      const question = await ask(window, '划转 ¥444.04');
      await typePayPassword(window);
      return question;
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
    // It is held until it is approved, once.
    expect(await movedSince(before, other)).toEqual({ [CUSTOMER]: -44_404 });
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
