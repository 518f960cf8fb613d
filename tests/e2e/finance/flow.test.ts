/** A dealer's action is in the accounts a minute later: a placed order, an applied invoice. */
import { it } from 'vitest';
import { ordersInMock, placeOrders, settleTicked, tickOnly } from '../support/buying';
import { chooseOption } from '../support/fields';
import { journey } from '../support/journey';
import { moveTo } from '../support/page-addresses';
import { waitForMessage } from '../support/page-watch';

/** An order of the world that was signed for and has no application. */
const SIGNED = '6010086604';

it('FIN-01 an order that was just placed stands in the flow of the day; day leads to voucher, order and back', () =>
  journey({ persona: 'directAdmin', path: '/cart' }, async (page) => {
    await tickOnly(page, '/cart', ['BCD-536WGHTD']);
    await settleTicked(page);
    await placeOrders(page);
    const [order] = await ordersInMock(page);
    if (!order) throw new Error('no order was placed');
    await moveTo(page, '/byday');
    const day = page.locator('main [data-row-key]').first();
    const date = (await day.locator('td').first().textContent()) ?? '';
    await day.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(
      ({ pathname, searchParams }) =>
        pathname === '/accountstatement' && searchParams.get('beginDate') === date.trim(),
    );
    const voucher = page.locator('main [data-row-key]').filter({ hasText: order.orderNo });
    const amount = order.amount.toLocaleString('en-US', { minimumFractionDigits: 2 });
    await voucher.getByText(`¥${amount}`).waitFor();
    await voucher.getByRole('link', { name: order.orderNo }).click();
    await page.getByRole('heading', { name: `订单 ${order.orderNo}` }).waitFor();
    await page.goBack();
    await voucher.waitFor();
  }));

it('FIN-04f an order that is not signed for is refused in its dialog; one that is stands among the applications', () =>
  journey({ persona: 'directAdmin', path: '/invoiceApply' }, async (page) => {
    const apply = page.getByRole('button', { name: /^申请开票：/ });
    await apply.and(page.locator(':not([aria-disabled="true"])')).first().click();
    const dialog = page.getByRole('dialog');
    await chooseOption(dialog, '开票方', '青岛崂山腾达家电有限公司');
    await dialog.getByRole('button', { name: /^申请 ¥/ }).click();
    await dialog.getByRole('alert').filter({ hasText: '签收后才能申请开票' }).waitFor();
    await dialog.getByRole('button', { name: '不申请' }).click();
    await moveTo(page, '/InvoiceEntry');
    await page.getByRole('textbox', { name: '订单号' }).fill(SIGNED);
    await chooseOption(page, '开票方', '青岛崂山腾达家电有限公司');
    await page.getByRole('button', { name: '申请 1 单' }).click();
    await waitForMessage(page, /^开票申请 \w+ 已提交/);
    await moveTo(page, '/invoiceApplyDetail');
    await page.locator('main [data-row-key]').filter({ hasText: SIGNED }).first().waitFor();
  }));
