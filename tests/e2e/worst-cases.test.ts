// Long because it is one table of everything that goes wrong on the way of an order.

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  add,
  addByCall,
  article,
  cartRow,
  checkout,
  confirmSubmit,
  holdCall,
  known,
  loseAnswer,
  ordersInMock,
  post,
  QUANTITY_SAVED,
  retry,
  settleTicked,
  tickOnly,
  waitForAnswer,
} from './support/buying';
import { CUTS, fillCart } from './support/cuts';
import { typeNumber } from './support/fields';
import { freshPages } from './support/fresh-pages';
import { journey } from './support/journey';
import { moveTo } from './support/page-addresses';
import { waitForMessage } from './support/page-watch';
import { armFault, choosePersona, signIn, visit } from './support/portal';

const dialog = (page: Page) => page.getByRole('dialog');
/** How often an address was called since. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

/** Goes with an entry of every fresh cart to its settlement: two pieces for 6,598 yuan. */
async function settleFridge(page: Page): Promise<void> {
  await tickOnly(page, '/cart', ['BCD-536WGHTD']);
  await settleTicked(page);
}

describe('the network is cut at one call of an ordinary order', () => {
  const open = freshPages('directAdmin');

  it.each(CUTS)(
    'ORDER-01 HTTP-05 $operationId: $text, nothing is sent again by itself, the next try goes on',
    async ({ operationId, path, from, ready, step, text: message, again, done }) => {
      const page = await open();
      await fillCart(page);
      await page.goto(from);
      await ready?.(page);
      await armFault(page, { operationId, kind: 'reset' });
      const calls = countCalls(page, path);
      await step(page);
      await page.getByText(message).first().waitFor();
      expect(calls()).toBe(1);
      await again(page);
      await done(page);
    },
  );

  it('CART-06 CART-08 what was carried out without an answer is found as it is, and not doubled', async () => {
    const page = await open('/detail/GT6500G01');
    const badge = page.getByRole('link', { name: /^购物车，/ }).first();
    await badge.filter({ hasText: '2' }).waitFor();
    await loseAnswer(page, '**/shoppingCart/add/cart');
    await add(page);
    const unknown = page.getByRole('main').getByText('没有收到结果，是否已加入请查看');
    await unknown.waitFor();
    await unknown.getByRole('link', { name: '购物车' }).waitFor();
    expect(await page.locator('.messages > *').count()).toBe(0);
    await badge.filter({ hasText: '3' }).waitFor();
    const model = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await moveTo(page, '/cart');
    await loseAnswer(page, '**/updateProductNumber');
    const calls = countCalls(page, '/updateProductNumber');
    await typeNumber(cartRow(page, model), `${model}数量`, '4');
    await cartRow(page, model)
      .getByText(/^数量 4 还没有保存/)
      .waitFor();
    await page.reload();
    await cartRow(page, model).getByText('¥11,560.00').waitFor();
    await cartRow(page, model)
      .getByText(/^数量 4 还没有保存/)
      .waitFor({ state: 'detached' });
    expect(calls()).toBe(1);
  });

  it('ORDER-01 while the order list is cut too, an equal submit is held back until it is looked up', async () => {
    const page = await open('/cart');
    await settleFridge(page);
    await armFault(page, { operationId: 'submitOrders', kind: 'reset' });
    await armFault(page, { operationId: 'queryMyOrders', kind: 'reset' });
    const calls = countCalls(page, '/order/post/orderInfo');
    await confirmSubmit(page);
    await dialog(page).getByText('没有收到提交结果，暂时无法确认是否已下单').waitFor();
    await known(page);
    await page.getByText('核对之前不能再次提交').waitFor();
    const again = page.getByRole('button', { name: '提交 1 个订单' });
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    expect(calls()).toBe(1);
    await page.getByRole('button', { name: '在订单列表中核对' }).click();
    await waitForMessage(page, '订单列表中没有该订单，可以重新提交');
    expect(await again.getAttribute('aria-disabled')).toBeNull();
  });

  it('ORDER-01 HTTP-01 an answer that does not come in 60 s: the order is found in the list, not sent again', async () => {
    await journey({ persona: 'directAdmin', path: '/cart', isFresh: true }, async (page) => {
      await settleFridge(page);
      await page.clock.install();
      const calls = countCalls(page, '/order/post/orderInfo');
      // Placed, and then no word of it.
      await page.route('**/order/post/orderInfo', (route) => void route.fetch());
      await confirmSubmit(page);
      await dialog(page)
        .getByText(/正在生成订单/)
        .waitFor();
      await expect.poll(async () => (await ordersInMock(page))[0]?.amount).toBe(6598);
      await page.clock.fastForward(61_000);
      await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
      expect(calls()).toBe(1);
    });
  });
});

describe('what else goes wrong with an ordinary order', () => {
  const open = freshPages('directAdmin');

  it('CALC-05 a product that left the market without stock says so and cannot be added', async () => {
    const page = await open('/detail/GR0190Z99');
    await page.getByRole('alert').getByText('该产品已退市且无库存，无法销售').waitFor();
    const add = page.getByRole('button', { name: '加入购物车：BCD-190TMPK，该产品已退市且无库存，无法销售' });
    await expect.poll(() => add.isDisabled()).toBe(true);
  });

  it('HTTP-08 429 at adding and at splitting is told, and the next try goes through', async () => {
    const page = await open('/detail/GF0300B02');
    // Enter would add at once.
    await page.getByRole('textbox', { name: `${FREEZER}数量`, exact: true }).fill('12');
    await armFault(page, { operationId: 'addToCart', kind: 'status', status: 429 });
    await add(page);
    await waitForMessage(page, '请求过于频繁，请稍后再试');
    await add(page);
    await waitForMessage(page, '加入购物车成功');
    await tickOnly(page, '/cart', [FREEZER]);
    await armFault(page, { operationId: 'splitOrder', kind: 'status', status: 429 });
    await checkout(page);
    await page.getByText('请求过于频繁，请稍后再试').first().waitFor();
    await retry(page);
    await article(page);
  });

  it('CART-05 stock that was taken meanwhile is refused by name, and the cart shows what is left', async () => {
    const page = await open();
    await addByCall(page, 'GF0300B02', 12);
    await page.goto('/cart');
    await tickOnly(page, '/cart', [FREEZER]);
    await settleTicked(page);
    const productList = [{ productCode: 'GF0300B02', number: 10 }];
    await post(page, '/order/stockUp/createOrder', { ...ACCOUNT, payerCode: '8800123456', productList });
    await confirmSubmit(page);
    await dialog(page).getByText('BC/BD-300GHD已停产退市，最多可购中心库存 2 台').waitFor();
    await known(page);
    await moveTo(page, '/cart');
    await cartRow(page, FREEZER).getByText('2 台').first().waitFor();
  });

  it('CART-03 a missing permission, an unsigned agreement and a passed quota hold the settlement back', async () => {
    const page = await open('/cart');
    await tickOnly(page, '/cart', ['BCD-536WGHTD']);
    for (const [operationId, example, text] of [
      ['getEsCustomerPermission', 'denied', '客户 8800123456 没有下单权限，请联系客户经理开通'],
      ['getCartAgreementStatus', 'unsigned', '请先签署《2026年度经销合同》，签署后再结算'],
      ['checkOrderQuotaCompose', 'over', 'BC/BD-300GHD超出下单额度：剩余 12 台，本次 30 台，请减少数量'],
    ] as const) {
      await armFault(page, { operationId, kind: 'example', example });
      await checkout(page);
      await waitForMessage(page, text);
    }
    await page.getByRole('heading', { level: 1, name: '购物车' }).waitFor();
  });

  it("CALC-05 a product that leaves the market before the submit is refused in the server's words", async () => {
    const page = await open('/cart');
    await settleFridge(page);
    const msg = 'BCD-536WGHTD已停产退市，最多可购中心库存 1 台';
    await armFault(page, { operationId: 'submitOrders', kind: 'business', code: '0', msg });
    await confirmSubmit(page);
    await dialog(page).getByText(msg).waitFor();
    await dialog(page).getByText('没有下单，购物车保持原样。').waitFor();
    await known(page);
  });

  it('PAYER-01 a payer that is short is named before the submit, and by the server after it', async () => {
    const page = await open();
    await addByCall(page, 'GA7200D03', 20);
    await page.goto('/cart');
    await tickOnly(page, '/cart', ['KFR-72LW/05P']);
    await settleTicked(page);
    const order = page.getByRole('article').first();
    await order.getByRole('combobox', { name: /的付款方$/ }).click();
    await page
      .locator('.ant-select-dropdown:visible')
      .getByText(/安全付/)
      .click();
    await page.getByText('还差 ¥21,980.00').waitFor();
    const submit = page.getByRole('button', { name: /^提交( \d+ 个)?订单$/ });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    await order.getByRole('combobox', { name: /的付款方$/ }).click();
    await page.locator('.ant-select-dropdown:visible').getByText(/授信/).click();
    await armFault(page, { operationId: 'submitOrders', kind: 'example', example: 'balanceShort' });
    await confirmSubmit(page);
    await dialog(page).getByText('付款方余额不足，请更换付款方或充值后重新提交').waitFor();
    await known(page);
    await expect.poll(() => order.getByRole('checkbox').isChecked()).toBe(true);
  });

  it('HTTP-07 a session that ends while orders are split leads through sign-in back to the settlement', async () => {
    const page = await open('/cart');
    await tickOnly(page, '/cart', ['BCD-536WGHTD']);
    await armFault(page, { operationId: 'splitOrder', kind: 'bodyStatus500' });
    await checkout(page);
    await page.waitForURL(/\/provider\/authorize/);
    await choosePersona(page, 'directAdmin');
    await page.waitForURL(/\/cart\/settle\//);
    await article(page);
  });

  it('ORDER-01 a submit goes on in the background, stands on the cart, and its end is told where the user is', async () => {
    const page = await open('/cart');
    await settleFridge(page);
    const letGo = await holdCall(page, '**/order/post/orderInfo');
    await confirmSubmit(page);
    await dialog(page).getByRole('button', { name: '在后台继续' }).click();
    await moveTo(page, '/cart');
    await page.getByText(/的提交正在处理：/).waitFor();
    letGo();
    await waitForMessage(page, '已提交 1 个订单，合计 ¥6,598.00');
    expect(new URL(page.url()).pathname).toBe('/cart');
    await cartRow(page, 'BCD-536WGHTD').waitFor({ state: 'detached' });
    await page.getByText(/的提交正在处理：/).waitFor({ state: 'detached' });
  });

  it('CART-08 the twentieth product is the last: AS121', async () => {
    const page = await open();
    const codes = CODES.map((productCode) => ({
      ...{ ...ACCOUNT, productCode, activityType: 1, activityId: '', number: 1 },
      productList: [{ productCode, number: 1 }],
    }));
    await post(page, '/cart/shoppingCart/add/list/cart', { cartList: codes });
    await page.goto('/detail/GK1400F03');
    await add(page);
    await waitForMessage(page, '购物车最多添加20种商品');
  });
});

describe('two tabs', () => {
  const open = freshPages('directKzxkh');

  it('CART-06 a quantity and an entry that the other tab changed are noticed before settlement', async () => {
    const page = await open('/cart');
    await tickOnly(page, '/cart', ['BCD-536WGHTD', 'KFR-35GW/01K']);
    const other = await page.context().newPage();
    await other.goto('/cart');
    await waitForAnswer(other, QUANTITY_SAVED, () =>
      typeNumber(cartRow(other, 'BCD-536WGHTD'), 'BCD-536WGHTD数量', '8'),
    );
    await cartRow(other, 'BCD-536WGHTD').getByText('¥26,392.00').waitFor();
    await checkout(page);
    await waitForMessage(page, 'BCD-536WGHTD 的数量已在别处改为 8，请核对后再结算');
    await cartRow(page, 'BCD-536WGHTD').getByText('¥26,392.00').waitFor();
    await cartRow(other, 'KFR-35GW/01K').getByRole('button', { name: /^移除/ }).click();
    await cartRow(other, 'KFR-35GW/01K').waitFor({ state: 'detached' });
    await other.close();
    await checkout(page);
    await dialog(page).getByText('有商品发生了变化，请确认').waitFor();
    await dialog(page).getByRole('button', { name: '按勾选继续结算' }).click();
    await page.getByText('已选 1 个订单').waitFor();
  });

  it('ORDER-01 an equal submit in the other tab is held back, and the first one is placed once', async () => {
    const page = await open('/cart');
    await settleFridge(page);
    const other = await page.context().newPage();
    await other.goto(new URL(page.url()).pathname);
    await article(other);
    const calls = [countCalls(page, '/order/post/orderInfo'), countCalls(other, '/order/post/orderInfo')];
    const letGo = await holdCall(page, '**/order/post/orderInfo');
    await confirmSubmit(page);
    await dialog(page)
      .getByText(/正在生成订单/)
      .waitFor();
    await other.getByText(/的提交正在处理：/).waitFor();
    await other.getByRole('article').getByText('正在提交，请等待结果').waitFor();
    const again = other.getByRole('button', { name: '提交 1 个订单' });
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    letGo();
    await page.getByRole('heading', { level: 1, name: '下单成功' }).waitFor();
    expect(calls.map((count) => count())).toEqual([1, 0]);
    await other.getByText('1 个订单都已提交').waitFor();
    await other.getByRole('article').getByText('已提交', { exact: true }).waitFor();
  });
});

describe('other submits without an answer', () => {
  it('ORDER-01 a POP order and a batch that were placed are found in the order list', async () => {
    const { end, page, problems } = await visit();
    await signIn(page, 'directKzxkh', '/popStockList');
    const row = page.locator('tr[data-row-key="POP3701 GS0002H02"]');
    await typeNumber(row, 'HKA-J50数量', '20');
    await loseAnswer(page, '**/poprzbh/submitOrder');
    await page.getByRole('button', { name: '提交 POP 订单' }).click();
    await dialog(page).getByRole('button', { name: '提交 ¥4,761.00' }).click();
    await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
    await dialog(page).getByRole('button', { name: '留在本页' }).click();
    await moveTo(page, '/batchImportOfStore');
    await page.getByLabel('从 Excel 粘贴').fill('型号\t数量\t送达方\nGA2600D02\t3\t8800123460');
    await page.getByRole('button', { name: '预览', exact: true }).click();
    await page.getByRole('button', { name: '生成批次（1 行）' }).click();
    await loseAnswer(page, '**/batchOrder/submit');
    await page.getByRole('button', { name: '提交下单' }).click();
    await page.getByRole('button', { name: /^提交 ¥/ }).click();
    await dialog(page).getByText('没有收到提交结果，但订单已生成').waitFor();
    expect(problems).toEqual([]);
    await end();
  });
});

const FREEZER = 'BC/BD-300GHD';
/** With the two entries of every fresh cart and the products of this list a cart is full. */
const CODES = [
  ...['GR0510A02', 'GR0325A03', 'GR0216A04', 'GF0203B01', 'GW1000C01', 'GW1000C02', 'GW0800C03', 'GD1000C04'],
  ...['GA2600D02', 'GH6000E01', 'GH1600E02', 'GK2200F01', 'GK5200F02', 'GT6500G01', 'GT7500G02', 'GS0001H01'],
  ...['GS0002H02', 'GF0300B02'],
];
