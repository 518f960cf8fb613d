/** Stocking up where a browser is needed: a reload, a phone, and what axe says. The rest: features/buying/stock-planning and features/buying/suits. */
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { releaseSubmit } from '../support/buying';
import { holds } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { press } from '../support/page-watch';
import { armFault } from '../support/portal';

it('CALC-01 CALC-04 safe days that the dealer sets survive a reload; forecast and calculator open from a row', () =>
  journey({ persona: 'directAdmin', path: '/purchase/recommand' }, async (page) => {
    const summary = page.getByRole('region', { name: '合计与操作' });
    await summary.getByText('已填 2 种 · 114 台').waitFor();
    await holds(page.getByRole('textbox', { name: 'BCD-536WGHTD数量', exact: true }), '24');
    await page.getByRole('button', { name: '销量预测：GR0536A01' }).click();
    const forecast = page.getByRole('dialog', { name: '周期销量预测 BCD-536WGHTD' });
    await forecast.getByText('66 台').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await forecast.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '计算器：GR0536A01' }).click();
    const calculator = page.getByRole('dialog', { name: '补货计算器' });
    await calculator.getByText('BCD-536WGHTD').filter({ visible: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await calculator.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: '设置安全库存天数' }).click();
    await page.getByRole('heading', { level: 1, name: '安全库存天数' }).waitFor();
    await page.getByRole('textbox', { name: 'BCD-536WGHTD安全天数' }).fill('25');
    await page.keyboard.press('Tab');
    await page.getByText('自己设置').waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByText('14 台').waitFor();
    await moveTo(page, '/purchase/recommand');
    await summary.getByText('已填 2 种 · 104 台').waitFor();
    await moveTo(page, '/suit/suitcategory');
    await page.getByRole('link', { name: /阳台/ }).click();
    await page.getByText('这个场景还没有成套方案').waitFor();
    await expectAccessible(page);
  }));

it('CALC-04 ORDER-01 a stock-up order without an answer is looked up and not sent twice; sent again it is placed and found in the order list', () =>
  journey({ persona: 'directAdmin', path: '/purchase/recommand' }, async (page) => {
    const submit = async () => {
      await press(page.getByRole('button', { name: '备货下单' }));
      const question = page.getByRole('dialog', { name: '提交备货订单' });
      await question.getByRole('button', { name: /^提交 ¥/ }).click();
    };
    await page.getByRole('region', { name: '合计与操作' }).getByText('已填 2 种').waitFor();
    await armFault(page, { operationId: 'createStockUpOrder', kind: 'status', status: 500 });
    await submit();
    await page.getByText('没有收到提交结果，暂时无法确认是否已下单').waitFor();
    await page.getByRole('button', { name: '知道了' }).click();
    await releaseSubmit(page);
    await submit();
    const done = page.getByRole('dialog').filter({ hasText: '已提交 1 个订单' });
    await done.waitFor();
    const orderNo = (await done.getByText(/^\d{10}$/).textContent()) ?? '';
    // No cart is open here, and what was ordered is not recommended again.
    await done.getByRole('button', { name: '留在本页' }).waitFor();
    await page.getByText('在途 24 台').waitFor();
    await expect.poll(() => page.getByText('不需补货').count()).toBe(3);
    await expectAccessible(page);
    await done.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor();
    await page.getByRole('link', { name: orderNo, exact: true }).waitFor();
  }));

it('ROLE-01 orders out of a POP warehouse are placed from stock, shown as placed, and stay on top of the POP orders', () =>
  journey({ persona: 'directKzxkh', path: '/popStockList', width: 390 }, async (page) => {
    const summary = page.getByRole('region', { name: '合计与操作' });
    const field = page.getByRole('textbox', { name: 'HKA-J50数量', exact: true });
    await field.fill('20');
    await field.press('Enter');
    await summary.getByText('¥4,761.00').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '提交 POP 订单' }).click();
    await page
      .getByRole('dialog', { name: '提交POP 订单' })
      .getByRole('button', { name: '提交 ¥4,761.00' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'POP 下单成功' }).waitFor();
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('link', { name: /^订单 \d{10}$/ }).waitFor();
    await page.getByRole('link', { name: '继续从 POP 库存下单' }).click();
    await page.getByText('300 台').waitFor();
    expect(new URL(page.url()).pathname).toBe('/popStockList');
  }));
