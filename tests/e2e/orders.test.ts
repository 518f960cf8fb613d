// Long because it is one journey per group of order actions over the same list; apart they would sign in and seed again.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/axe';
import { holds } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { chooseFirstDay, openAction, openDetailAction, rowOf } from './support/order-pages';
import { moveTo } from './support/page-addresses';
import { press, waitForMessage } from './support/page-watch';
import { armFault, choosePersona, signIn, visit } from './support/portal';

const dialog = (page: Page) => page.getByRole('dialog');

describe('the list of orders', () => {
  const open = freshPages('directAdmin');

  it('ORDER-01a keeps its filters in the address, through reload and way back', async () => {
    const page = await open('/myOrder');
    await rowOf(page, '6010086601').waitFor();
    await page
      .getByRole('region', { name: '月度汇总' })
      .getByRole('button', { name: /^待签收/ })
      .click();
    await page.waitForURL(/status=40/);
    await page.getByText('共 1 条订单').waitFor();
    await page.getByRole('searchbox', { name: '订单号、型号或名称' }).fill('EC60');
    await page.getByRole('searchbox', { name: '订单号、型号或名称' }).press('Enter');
    await page.waitForURL(/keyword=EC60/);
    await page.reload();
    await rowOf(page, '6010086604').waitFor();
    await expect.poll(() => page.locator('[data-row-key]').count()).toBe(1);
    await page.getByRole('button', { name: '清除条件' }).click();
    await page.getByText('共 8 条订单').waitFor();
    await page.goBack();
    await page.getByText('共 1 条订单').waitFor();
  });

  it('ORDER-01 remembers the choice of columns, and totals what is on the page', async () => {
    const page = await open('/myOrder');
    await page.getByRole('row', { name: /本页合计.*203 台.*¥286,134.00.*已取消的不计入/ }).waitFor();
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('checkbox', { name: '送达方' }).uncheck();
    await page.reload();
    await rowOf(page, '6010086601').waitFor();
    await page.getByRole('columnheader', { name: '送达方' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '列设置' }).click();
    await page.getByRole('button', { name: '恢复默认' }).click();
    await page.getByRole('columnheader', { name: '送达方' }).waitFor();
  });

  it('ORDER-01j sums the month by state, narrows by it, and exports a file', async () => {
    const page = await open('/myOrder');
    const month = page.getByRole('region', { name: '月度汇总' });
    // The examples' orders are of this month, whatever the day.
    await month.getByRole('textbox', { name: '汇总月份' }).fill('2026-11');
    await month.getByRole('textbox', { name: '汇总月份' }).press('Enter');
    await month.getByText('全部 5 单').waitFor();
    await month.getByRole('button', { name: /^已签收 1 单/ }).click();
    await page.waitForURL(/status=50/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出订单' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  });

  it('ORDER-01 signs for several orders at once and names the one that could not be', async () => {
    const page = await open('/myOrder');
    await page.getByRole('checkbox', { name: '选择 6010086603' }).check();
    await page.getByRole('checkbox', { name: '选择 6010086604' }).check();
    await page.getByText('已选 2 单 · 43 台').waitFor();
    await page.getByRole('button', { name: '批量签收' }).click();
    await dialog(page).getByRole('button', { name: '签收 2 单' }).click();
    await dialog(page).getByText('签收 1 单，未签收 1 单').waitFor();
    await dialog(page).getByText('订单 6010086603：订单尚未送达').waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
    await rowOf(page, '6010086604').getByText('已签收').waitFor();
  });

  it('ORDER-01i cancels a group at once, giving a reason', async () => {
    const page = await open('/myOrder');
    await openAction(page, '6010086601', '取消整组');
    await dialog(page).getByText('取消组单 ZC20261118001（2 单，¥132,344.00）？').waitFor();
    await dialog(page).getByRole('button', { name: '取消 2 单' }).click();
    await dialog(page).getByText('请选择取消原因').waitFor();
    await dialog(page).getByRole('combobox', { name: '取消原因' }).click();
    await page.getByTitle('客户取消需求').click();
    await dialog(page).getByRole('button', { name: '取消 2 单' }).click();
    await dialog(page).getByText('取消 2 单', { exact: true }).waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
    await rowOf(page, '6010086602').getByText('已取消').waitFor();
  });

  it('ORDER-01 CART-08 orders again with a list of what has changed, into the cart', async () => {
    const page = await open('/myOrder');
    await openAction(page, '6010086607', '再次购买');
    await dialog(page).getByText('价格版本由 PV202610 变为 PV202611').waitFor();
    await dialog(page).getByText('1 种商品与下单时不同').waitFor();
    await armFault(page, {
      operationId: 'addListToCart',
      kind: 'business',
      code: 'AS121',
      msg: '购物车已满',
    });
    await dialog(page).getByRole('button', { name: '加入购物车 ¥23,097.00' }).click();
    await waitForMessage(page, '购物车最多添加20种商品');
    await press(dialog(page).getByRole('button', { name: '加入购物车 ¥23,097.00' }));
    await page.waitForURL(/\/cart$/);
    await page.getByText('XQB80-M21').first().waitFor();
  });

  it('ORDER-01 does not order again what was withdrawn from the market or has run out', async () => {
    const page = await open('/myOrder');
    await rowOf(page, '6010086606').waitFor();
    await armFault(page, { operationId: 'listStock', kind: 'example', example: 'empty' });
    await openAction(page, '6010086606', '再次购买');
    await dialog(page).getByText('该产品已不可订').waitFor();
    const add = dialog(page).getByRole('button', { name: /^加入购物车/ });
    await expect.poll(() => add.isDisabled()).toBe(true);
    await dialog(page).getByRole('button', { name: '取消', exact: true }).click();
  });

  it('ORDER-01 draws of 1,000 orders only those in sight, totals all of them, and moves by keyboard', async () => {
    const page = await open();
    await page.route('**/orderQueryPage', async (route) => {
      const answer = await (await route.fetch()).json();
      const [first] = answer.data.records;
      const records = Array.from({ length: 1000 }, (_, at) => ({
        ...first,
        orderNo: String(7_000_000_000 + at),
      }));
      await route.fulfill({ json: { ...answer, data: { ...answer.data, total: 1000, records } } });
    });
    await page.goto('/myOrder?pageSize=1000');
    const grid = page.getByRole('grid', { name: '订单' });
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('1001');
    await grid.getByText('16000 台').waitFor();
    expect(await page.locator('[data-row-key]').count()).toBeLessThan(60);
    await rowOf(page, '7000000000').focus();
    await page.keyboard.press('End');
    await rowOf(page, '7000000999').and(page.locator(':focus')).waitFor();
    await expectAccessible(page);
  });

  it('HTTP-08 429 is said with a way to try again; then the list is there', async () => {
    const page = await open();
    await armFault(page, { operationId: 'queryMyOrders', kind: 'status', status: 429 });
    await page.goto('/myOrder?status=30');
    await page.getByText('订单没有加载出来').waitFor();
    await page.getByRole('main').getByRole('button', { name: '重试' }).click();
    await rowOf(page, '6010086603').waitFor();
  });

  it('HTTP-07 a session that ends meanwhile leads through sign-in back to the list', async () => {
    const page = await open();
    await armFault(page, { operationId: 'queryMyOrders', kind: 'bodyStatus500' });
    await page.goto('/myOrder?status=30');
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directAdmin');
    await page.waitForURL(/\/myOrder\?status=30$/);
    await rowOf(page, '6010086603').waitFor();
  });
});

describe('one order', () => {
  const open = freshPages('directAdmin');

  it('ORDER-01 prints without the frame, with the watermark', async () => {
    const page = await open('/orderDetail?orderNo=6010086603');
    await page.getByRole('heading', { name: '订单 6010086603' }).waitFor();
    await page.getByRole('grid', { name: '发货单' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.locator('.page-watermark').waitFor();
    await page.getByText('¥27,881.00').first().waitFor();
  });

  it('ORDER-01c leads to the trail of its delivery, which prints as a delivery note to be signed', async () => {
    const page = await open('/orderDetail?orderNo=6010086603');
    await openDetailAction(page, '查看物流');
    await page.getByRole('heading', { name: '发货单 8010045503' }).waitFor();
    await page.getByRole('region', { name: '物流轨迹' }).getByText('已发货').waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('收货人签字').waitFor();
    await page.getByRole('region', { name: '物流轨迹' }).waitFor({ state: 'hidden' });
  });

  it('ORDER-01f moves its delivery, and plans when the base sends it', async () => {
    const page = await open('/orderDetail?orderNo=6010086602');
    await openDetailAction(page, '改约送货');
    await dialog(page).getByRole('radio').first().check();
    await dialog(page)
      .getByRole('button', { name: /^改约到/ })
      .click();
    await page.getByText(/^送货日期改约到/).waitFor();
    await openDetailAction(page, '计划发货');
    await dialog(page).getByLabel('计划发货日期').click();
    await chooseFirstDay(page);
    await dialog(page).getByRole('button', { name: /^设为/ }).click();
    await page.getByText(/^计划发货日期定为/).waitFor();
  });

  it('ORDER-01 pays the rest of a deposit order; a poor payer is told, and nothing is paid', async () => {
    const page = await open('/orderDetail?orderNo=6010086602');
    await openDetailAction(page, '支付尾款');
    const text = '付款方可用余额不足，请充值后再支付';
    await armFault(page, { operationId: 'payDepositOrder', kind: 'business', code: '0', msg: text });
    await dialog(page).getByRole('button', { name: '支付 ¥61,572.00' }).click();
    await waitForMessage(page, text);
    await press(dialog(page).getByRole('button', { name: '支付 ¥61,572.00' }));
    await page.getByText('已支付 ¥61572.00').waitFor();
    await page.getByRole('region', { name: '金额', exact: true }).getByText('¥0.00').waitFor();
  });

  it('ORDER-01 never pays twice: a payment without an answer is looked up before another is sent', async () => {
    const page = await open('/orderDetail?orderNo=6010086603');
    await openDetailAction(page, '支付信用订单');
    const pay = dialog(page).getByRole('button', { name: '支付 ¥27,881.00' });
    await pay.waitFor();
    let sent = 0;
    await page.route('**/payCreditOrderByOrderNo', async (route) => {
      sent += 1;
      await route.fetch(); // It reaches the server; only the answer is lost.
      await route.abort('connectionreset');
    });
    await pay.click();
    await dialog(page).getByText('没有收到支付结果').waitFor();
    await dialog(page).getByRole('button', { name: '核对支付结果' }).click();
    await waitForMessage(page, '订单 6010086603 已支付');
    expect(sent).toBe(1);
    await page.getByRole('region', { name: '金额', exact: true }).getByText('¥0.00').waitFor();
  });

  it('ORDER-01 a payment that never arrived may be sent again once the look-up has said so', async () => {
    const page = await open('/orderDetail?orderNo=6010086604');
    await openDetailAction(page, '支付众筹尾款');
    await dialog(page).getByRole('button', { name: '支付 ¥4,945.50' }).waitFor();
    await armFault(page, { operationId: 'payCrowdFundingOrder', kind: 'reset' });
    await dialog(page).getByRole('button', { name: '支付 ¥4,945.50' }).click();
    await dialog(page).getByRole('button', { name: '核对支付结果' }).click();
    await waitForMessage(page, '订单中没有这笔支付，可以重新支付');
    await press(dialog(page).getByRole('button', { name: '支付 ¥4,945.50' }));
    await waitForMessage(page, '订单 6010086604 支付成功');
  });

  it('ORDER-01 stores an order longer once the fee is paid, and applies to pay later', async () => {
    const page = await open('/orderDetail?orderNo=6010086602');
    await openDetailAction(page, '寄库延期');
    await dialog(page).getByText('免费期截止').waitFor();
    await dialog(page).getByLabel('寄库到').click();
    await chooseFirstDay(page);
    await dialog(page)
      .getByRole('button', { name: /^支付寄库费 ¥/ })
      .click();
    await waitForMessage(page, '寄库费已支付');
    await press(dialog(page).getByRole('button', { name: /^寄库延期到/ }));
    const progress = page.getByRole('region', { name: '订单进展' });
    await progress.getByText(/^寄库延期到 \d{4}-/).waitFor();
    await openDetailAction(page, '申请延期');
    await dialog(page).getByRole('button', { name: '提交申请' }).click();
    await dialog(page).getByText('请填写延期原因').waitFor();
    await dialog(page).getByLabel('延期到').click();
    await chooseFirstDay(page);
    await dialog(page).getByLabel('延期原因').fill('工程进度推迟');
    await dialog(page).getByRole('button', { name: '提交申请' }).click();
    await waitForMessage(page, /^延期申请 YQ/);
  });

  it('ORDER-01 answers the rejection of a whole-house order by changing it', async () => {
    const page = await open('/orderDetail?orderNo=6010086601');
    await openDetailAction(page, '处理拒单');
    await dialog(page).getByText('10公斤直驱滚筒洗衣机与全屋方案不配套').waitFor();
    await dialog(page)
      .getByLabel(/^XQG100-B06/)
      .fill('4');
    await dialog(page).getByRole('button', { name: '提交变更' }).click();
    await page.getByRole('region', { name: '金额', exact: true }).getByText('¥40,586.00').waitFor();
  });

  it('ORDER-01e ORDER-01h is signed for line by line, and its estimate is given once', async () => {
    const page = await open('/orderDetail?orderNo=6010086604');
    await openDetailAction(page, '确认签收');
    await dialog(page).getByRole('radio', { name: '按实收数量签收' }).check();
    await dialog(page)
      .getByLabel(/^EC60-PT5/)
      .fill('14');
    await dialog(page).getByRole('button', { name: '签收 14 台' }).click();
    await waitForMessage(page, '订单 6010086604 已签收');
    await openDetailAction(page, '评价');
    await dialog(page).getByRole('button', { name: '提交评价' }).click();
    await dialog(page).getByText('请为配送评分').waitFor();
    for (const label of ['配送评分', '服务评分', '产品评分'])
      await dialog(page)
        .getByLabel(label)
        .getByRole('radio', { name: /5|star/ })
        .last()
        .click();
    await dialog(page).getByRole('button', { name: '提交评价' }).click();
    await waitForMessage(page, '评价成功，感谢您的反馈');
  });

  it('ORDER-01 was cancelled in another tab meanwhile: the refusal is told, the choice stays', async () => {
    const page = await open('/orderDetail?orderNo=6010086601');
    await openDetailAction(page, '取消订单');
    await dialog(page).getByRole('combobox', { name: '取消原因' }).click();
    await page.getByTitle('其他').click();
    await dialog(page).getByRole('button', { name: '取消订单' }).click();
    await dialog(page).getByText('请填写取消原因').waitFor();
    await dialog(page).getByLabel('补充说明').fill('重复下单');
    const other = await page.context().newPage();
    await other.goto('/orderDetail?orderNo=6010086601');
    await openDetailAction(other, '取消订单');
    await other.getByRole('combobox', { name: '取消原因' }).click();
    await other.getByTitle('商品选错').click();
    await other.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await other.getByRole('main').getByText('已取消').first().waitFor();
    await other.close();
    await dialog(page).getByRole('button', { name: '取消订单' }).click();
    await waitForMessage(page, '订单已取消，请勿重复操作');
    await holds(dialog(page).getByLabel('补充说明'), '重复下单');
  });

  it('ORDER-01g rejects pieces of a delivery with a reason', async () => {
    const page = await open('/logisticsRejection?orderNo=6010086604');
    await page.getByRole('button', { name: '提交拒收' }).click();
    await page.getByText('请填写拒收数量').waitFor();
    await page.getByLabel('EC60-PT5 的拒收数量').fill('2');
    await page.getByRole('combobox', { name: '拒收原因' }).click();
    await page.getByTitle('外观破损').click();
    await page.getByText('拒收 2 台').waitFor();
    await page.getByRole('button', { name: '提交拒收' }).click();
    await dialog(page).getByRole('button', { name: '拒收 2 台' }).click();
    await waitForMessage(page, /^拒收单 JS/);
    await page.getByText(/^拒收已提交/).waitFor();
  });
});

describe('what a dealer decides', () => {
  const open = freshPages('directAdmin');

  it('ORDER-01d refuses an order in the audit with a remark, and finds it among the refused', async () => {
    const page = await open('/auditlist');
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '拒绝', exact: true }).click();
    await dialog(page).getByRole('button', { name: '拒绝 ¥44,384.00' }).click();
    await dialog(page).getByText('拒绝订单时请填写审核意见').waitFor();
    await dialog(page).getByLabel('审核意见').fill('价格有误');
    await dialog(page).getByRole('button', { name: '拒绝 ¥44,384.00' }).click();
    await dialog(page).getByText('拒绝 1 单').waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
    await page.getByRole('search', { name: '筛选' }).getByText('已拒绝').click();
    await rowOf(page, '6010086601').getByRole('link', { name: '6010086601', exact: true }).click();
    await page.getByRole('heading', { name: '审核订单 6010086601' }).waitFor();
    await page.getByText('价格有误').waitFor();
  });

  it('ORDER-01 confirms an allocation for some of its pieces, which places an order', async () => {
    const page = await open('/deliveryOrder?status=10');
    await rowOf(page, 'PE20261119001').getByRole('link', { name: '去确认：PE20261119001' }).click();
    await page.getByRole('textbox', { name: /^确认数量/ }).fill('5');
    await page.getByRole('button', { name: '确认配额' }).click();
    await dialog(page).getByRole('button', { name: '确认 5 台 ¥6,630.00' }).click();
    await waitForMessage(page, '配额单 PE20261119001 已确认，订单已生成');
    await moveTo(page, '/myOrder');
    await page.getByRole('grid', { name: '订单' }).getByText('¥6,630.00').waitFor();
  });

  it('ORDER-01 sends a small order through the shared warehouse', async () => {
    const page = await open('/transferOfSmallOrders?units=50');
    await page.getByRole('checkbox', { name: '选择 6010086602' }).check();
    await page.getByRole('button', { name: '确认转运' }).click();
    await dialog(page).getByRole('button', { name: '转运 1 单' }).click();
    await dialog(page).getByText('转运 1 单', { exact: true }).first().waitFor();
    await dialog(page).getByRole('button', { name: '知道了' }).click();
  });

  it('ORDER-01 finds a model across orders, and deliveries by their note', async () => {
    const page = await open('/order?keyword=JZT');
    await page.getByText('5.2千瓦双眼燃气灶').waitFor();
    await moveTo(page, '/logisticsOrder?status=40');
    await rowOf(page, '8010045504').getByText('待签收').waitFor();
  });
});

describe('reserves of a pop customer', () => {
  it('ROLE-01 ORDER-01 are stopped after a question; others read why there are none', async () => {
    const dealer = await visit();
    const { page } = dealer;
    await signIn(page, 'directKzxkh', '/POPreserveGoods');
    await page.getByRole('button', { name: '停用：8101', exact: true }).click();
    await dialog(page).getByText('剩余 180 台会退回中心').waitFor();
    await dialog(page).getByRole('button', { name: '停用备货单' }).click();
    await rowOf(page, '8101').getByText('已停用').waitFor();
    expect(dealer.problems).toEqual([]);
    await dealer.end();
    const other = await visit();
    await signIn(other.page, 'directAdmin', '/POPreserveGoods');
    await other.page.getByText('当前客户不是 POP 客户').waitFor();
    await other.end();
  });
});
