/** Money before two windows: one that was filled in meanwhile. Component tests hold the same: money-forms/interruptions, closed, sending. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { accountsOf } from '../support/books';
import { journey } from '../support/journey';
import { ask, type } from '../support/money-forms';
import { moveTo } from '../support/page-addresses';

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
