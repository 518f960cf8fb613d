/** The decisions of a dealer about orders, against the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, inDialog, pressReady, tick } from '../../../test/form-hands';
import { openAddress, renderRoute } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

const { armFault, signIn } = useLedger();

/** The row of a record. */
const rowOf = (key: string) =>
  within(document.querySelector<HTMLElement>(`[data-row-key="${key}"]`) ?? document.body);

it('ORDER-01 signs for several orders at once and names the one that could not be', async () => {
  await renderRoute('myOrder');
  await tick('选择 6010086603');
  await tick('选择 6010086604');
  await screen.findByText(/已选 2 单 · 43 台/);
  await pressReady('批量签收');
  await answer('签收 2 单');
  await (await inDialog()).findByText('签收 1 单，未签收 1 单');
  await (await inDialog()).findByText('订单 6010086603：订单尚未送达');
  await answer('知道了');
  await rowOf('6010086604').findByText('已签收');
});

it('MSG-01 ORDER-01 the message that asked for a signature is read after the press that gives it', async () => {
  const unread = async () => {
    await openAddress('/messagelist?isRead=0');
    const titles = () => screen.queryAllByText(/^订单 601\d+ /).map(({ textContent }) => textContent);
    await screen.findAllByText(/未读/);
    await waitFor(() => expect(screen.queryAllByRole('row').length).toBeGreaterThan(1));
    const shown = titles();
    cleanup();
    return shown;
  };
  expect(await unread()).toContain('订单 6010086604 已送达，请及时签收');
  await renderRoute('myOrder');
  await tick('选择 6010086604');
  await pressReady('批量签收');
  await answer('签收 1 单');
  await answer('知道了');
  await rowOf('6010086604').findByText('已签收');
  cleanup();
  await waitFor(async () => expect(await unread()).not.toContain('订单 6010086604 已送达，请及时签收'));
});

it('ORDER-01d refuses an order in the audit with a remark, and finds it among the refused', async () => {
  await renderRoute('auditlist');
  await tick('选择本页全部');
  await pressReady('拒绝');
  await answer('拒绝 ¥44,384.00');
  await (await inDialog()).findByText('拒绝订单时请填写审核意见');
  fireEvent.change((await inDialog()).getByLabelText('审核意见'), { target: { value: '价格有误' } });
  await answer('拒绝 ¥44,384.00');
  await (await inDialog()).findByText('拒绝 1 单');
  await answer('知道了');
  fireEvent.click(screen.getByText('已拒绝'));
  const link = await screen.findByRole('link', { name: '6010086601' });
  const { search } = new URL(link.getAttribute('href') ?? '', location.origin);
  cleanup();
  await renderRoute('auditdetail', search);
  await screen.findByRole('heading', { name: '审核订单 6010086601' });
  within(screen.getByRole('navigation', { name: '位置' })).getByRole('link', { name: '审核列表' });
  await screen.findByText('价格有误');
});

it('ORDER-01 confirms an allocation for some of its pieces, which places an order', async () => {
  await renderRoute('deliveryOrder', '?status=10');
  const link = await screen.findByRole('link', { name: '去确认：PE20261119001' });
  const { search } = new URL(link.getAttribute('href') ?? '', location.origin);
  cleanup();
  await renderRoute('deliveryOrderConfirm', search);
  fireEvent.change(await screen.findByRole('textbox', { name: /^确认数量/ }), { target: { value: '5' } });
  await pressReady('确认配额');
  await answer('确认 5 台 ¥6,630.00');
  await screen.findByText('配额单 PE20261119001 已确认，订单已生成');
  cleanup();
  await renderRoute('myOrder');
  await within(await screen.findByRole('grid', { name: '订单' })).findByText('¥6,630.00');
});

it('ORDER-01 sends a small order through the shared warehouse', async () => {
  await renderRoute('transferOfSmallOrders', '?units=50');
  await tick('选择 6010086602');
  await pressReady('确认转运');
  await answer('转运 1 单');
  expect(await (await inDialog()).findAllByText('转运 1 单')).not.toEqual([]);
  await answer('知道了');
});

it.each([
  { page: 'myOrder', query: '', box: '选择 6010086604', press: '批量签收', no: '暂不签收' },
  {
    page: 'transferOfSmallOrders',
    query: '?units=50',
    box: '选择 6010086602',
    press: '确认转运',
    no: '暂不转运',
  },
  { page: 'auditlist', query: '', box: '选择本页全部', press: '拒绝', no: '返回' },
] as const)('ORDER-01 a no to the question of $page keeps the chosen orders', async (question) => {
  await renderRoute(question.page, question.query);
  await tick(question.box);
  await pressReady(question.press);
  await answer(question.no);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(/已选 1 单/);
});

it('ORDER-01 finds a model across orders, and deliveries by their note', async () => {
  await renderRoute('order', '?keyword=JZT');
  await screen.findByText('5.2千瓦双眼燃气灶');
  cleanup();
  await renderRoute('logisticsOrder', '?status=40');
  await screen.findByRole('link', { name: '8010045504' });
  await rowOf('8010045504').findByText('待签收');
});

it('ROLE-01 ORDER-01 reserves of a pop customer are stopped after a question', async () => {
  signIn('directKzxkh');
  await renderRoute('POPreserveGoods');
  await pressReady('停用：8101');
  await (await inDialog()).findByText(/剩余 180 台会退回中心/);
  await answer('停用备货单');
  await rowOf('8101').findByText('已停用');
});

it('ROLE-01 a customer who is no pop customer reads why there are no reserves', async () => {
  await renderRoute('POPreserveGoods');
  await screen.findByText('当前客户不是 POP 客户');
});

/** Opens 再次购买 of an order from the list. */
async function openRebuy(orderNo: string): Promise<void> {
  await renderRoute('myOrder');
  await pressReady(`更多操作：${orderNo}`);
  // The buttons of the row come after it: the next step stands in the row, the others in the menu.
  const again = await waitFor(() => {
    const item = screen.queryByRole('menuitem', { name: '再次购买' });
    return item ?? screen.getByRole('button', { name: `再次购买：${orderNo}` });
  });
  fireEvent.click(again);
}

it('ORDER-01 CART-08 orders again with a list of what has changed, into the cart', async () => {
  await armFault({ operationId: 'addListToCart', kind: 'business', code: 'AS121', msg: '购物车已满' });
  await openRebuy('6010086607');
  await (await inDialog()).findByText('价格版本由 PV202610 变为 PV202611');
  await (await inDialog()).findByText(/1 种商品与下单时不同/);
  await answer('加入购物车 ¥23,097.00');
  await screen.findByText('购物车最多添加20种商品');
  await pressReady('加入购物车 ¥23,097.00');
  // It leads to the cart, where the goods lie.
  await waitFor(() => expect(screen.queryByRole('grid', { name: '订单' })).toBeNull());
  cleanup();
  await openAddress('/cart');
  expect(await screen.findAllByText('XQB80-M21')).not.toEqual([]);
});

it('ORDER-01 while the prices of today are not there, nothing is said about changes', async () => {
  await armFault({ operationId: 'listPrices', kind: 'status', status: 500 });
  await openRebuy('6010086607');
  await (await inDialog()).findByText(/商品的现价和库存没有加载出来/);
  expect((await inDialog()).queryByText(/与下单时(相同|不同)/)).toBeNull();
});

it('ORDER-01 does not order again what was withdrawn from the market or has run out', async () => {
  await armFault({ operationId: 'listStock', kind: 'example', example: 'empty' });
  await openRebuy('6010086606');
  await (await inDialog()).findByText('该产品已不可订');
  const add = await (await inDialog()).findByRole('button', { name: /^加入购物车/ });
  expect(add.getAttribute('aria-disabled') ?? add.getAttribute('disabled')).toBe('true');
});
