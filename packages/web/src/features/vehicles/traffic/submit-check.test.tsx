import type { Data } from '@dealer-portal/sdk';
import {
  deleteTrafficCartLine,
  deleteTransferProduct,
  getTrafficCartCount,
  getTrafficContact,
  getTrafficGoodsPrice,
  getTransferCartCount,
  getTransferGoodsPrice,
  listBillTos,
  listPayTos,
  listTrafficCarTypes,
  listTrafficCart,
  listTrafficPayers,
  listTransferCart,
  preCheckTrafficOrder,
  submitTrafficCart,
  submitTransferOrder,
  updateTrafficCartNumber,
  updateTransferOrderQty,
} from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component as TrafficCart } from './cart/traffic-cart-page';
import { trafficRun } from './submit/traffic-submit';
import { Component as TransferCart } from './transfer/transfer-cart-page';
import { transferRun } from './transfer/transfer-submit';

type Vehicle = Data<typeof listTrafficCart>[number];

const LINE = { GBID: 'G1', PRODUCTCODE: 'P1', PRODUCTMODEL: '型号1', PRODUCTNAME: '冰箱' };
const FIRST = { ...LINE, UNITPRICE: 10.05, IBL_NUM: 20, IBL_MINNUM: '0', IBL_MAXNUM: '30' };
const SECOND = { ...FIRST, GBID: 'G2', PRODUCTCODE: 'P2', PRODUCTMODEL: '型号2', UNITPRICE: 5, IBL_NUM: 10 };

function vehicle(orderList: Vehicle['orderList'], SUMMONEY: number): Vehicle {
  const load = { IBR_ZCTYPE: 'C042', IBR_ZCTYPENAME: '4.2米厢式货车', CARVOLUME: 18, SUMVOLUME: 16 };
  return {
    IBR_ID: 'V1',
    SUMMONEY,
    SENDTOCODE: '8800123456',
    PAYTOCODE: 'A',
    PAYTONAME: '甲',
    orderList,
    ...load,
  };
}

const WHOLE = [vehicle([FIRST, SECOND], 251)];
const PAYERS = [{ payerCode: 'A', payerType: '01', customerName: '甲', payerName: '甲', balance: 500 }];
const PLACED = { data: { orderList: [{ orderFlowNo: 'LS1', orderAmount: 251 }] } };

const CARTS = [
  {
    name: 'TRAF-01 whole vehicles',
    Component: TrafficCart,
    path: '/traffic/cart',
    button: '提交整车订单',
    list: listTrafficCart,
    prices: getTrafficGoodsPrice,
    remove: deleteTrafficCartLine,
    number: updateTrafficCartNumber,
    place: submitTrafficCart,
  },
  {
    name: 'TRANS-01 transfers',
    Component: TransferCart,
    path: '/transfer/cart',
    button: '提交调货订单',
    list: listTransferCart,
    prices: getTransferGoodsPrice,
    remove: deleteTransferProduct,
    number: updateTransferOrderQty,
    place: submitTransferOrder,
  },
] as const;

const price = (productCode: string, unitPrice: number, usableQty = 99) => ({
  productCode,
  unitPrice,
  usableQty,
});
const SAME = [price('P1', 10.05), price('P2', 5)];

const sent = (server: FakeApi, operationId: string) =>
  server.requests.filter((request) => request.operationId === operationId);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  window.localStorage.clear();
  trafficRun.close();
  transferRun.close();
});

describe.each(CARTS)('CART-06 $name: what changed since lines were added', (cart) => {
  const placed = cart.place.id;
  const chooseVehicle = async (prices: ReturnType<typeof price>[] | { code: '0'; msg: string }) => {
    const server = accountApi()
      .answer(cart.list, { data: WHOLE })
      .answer(cart.prices, Array.isArray(prices) ? { data: prices } : prices)
      .answer(cart.place, PLACED)
      .answer(getTrafficCartCount, { data: 2 })
      .answer(getTransferCartCount, { data: 2 })
      .answer(listTrafficPayers, { data: PAYERS })
      .answer(listPayTos, { data: PAYERS })
      .answer(listTrafficCarTypes, { data: [] })
      .answer(listBillTos, { data: [] })
      .answer(getTrafficContact, { code: '0', msg: '请先维护' })
      .answer(preCheckTrafficOrder, { data: { isPass: true, problemList: [] } });
    renderPage(cart.Component, { path: cart.path });
    fireEvent.click(await screen.findByRole('checkbox', { name: /V1/ }));
    return server;
  };
  const submitButton = () => screen.getByRole('button', { name: cart.button });
  const pressSubmit = async (...prices: Parameters<typeof chooseVehicle>) => {
    const server = await chooseVehicle(...prices);
    fireEvent.click(submitButton());
    return server;
  };
  const expectNoSubmit = async (server: FakeApi, text: string) => {
    await screen.findByText(text);
    await waitFor(() => expect(submitButton().getAttribute('aria-busy')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(server, placed)).toEqual([]);
  };

  it('nothing changed: no list is shown, and today is asked once for the ship-to', async () => {
    const server = await pressSubmit(SAME);
    await screen.findByRole('button', { name: '提交 ¥251.00' });
    expect(screen.queryByText('有商品发生了变化，请确认')).toBeNull();
    expect(sent(server, cart.prices.id).map(({ body }) => body)).toEqual([
      { saletoCode: '8800123456', sendtoCode: '8800123456', productCodeList: ['P1', 'P2'] },
    ]);
  });

  it('a changed price is listed with its effect; accepted, the new sum is confirmed and sent', async () => {
    const server = await pressSubmit([price('P1', 10.1), price('P2', 5)]);
    await screen.findByText('单价由 10.05 元变为 10.10 元');
    const item = within(await screen.findByRole('dialog')).getByRole('listitem');
    expect(item.textContent).toContain('型号1（V1）');
    expect(item.textContent).toContain('影响 ¥1.00');
    await press('按勾选继续提交');
    await press('提交 ¥252.00');
    await waitFor(() => expect(sent(server, placed)).toHaveLength(1));
    expect(sent(server, cart.remove.id)).toEqual([]);
  });

  it('a line without enough pieces can only be dropped: it leaves the cart, the rest is confirmed and sent', async () => {
    const server = await pressSubmit([price('P1', 10.05), price('P2', 5, 9)]);
    const box = await screen.findByRole('checkbox', { name: '型号2（V1）' });
    expect(box).toHaveProperty('disabled', true);
    server.answer(cart.remove, { code: '1', msg: '成功' });
    server.answer(cart.list, { data: [vehicle([FIRST], 201)] });
    await press('按勾选继续提交');
    await press('提交 ¥201.00');
    await waitFor(() => expect(sent(server, placed)).toHaveLength(1));
    expect(sent(server, cart.remove.id)[0]?.body).toMatchObject({ GBIDList: ['G2'] });
  });

  it('a refused removal stops the submit', async () => {
    const server = await pressSubmit([price('P1', 10.1), price('P2', 5)]);
    server.answer(cart.remove, { code: '0', msg: '已参与拼车，请先取消拼车' });
    fireEvent.click(await screen.findByRole('checkbox', { name: '型号1（V1）' }));
    await press('按勾选继续提交');
    await screen.findByText('已参与拼车，请先取消拼车');
    expect(screen.queryByRole('button', { name: /^提交 ¥/ })).toBeNull();
    expect(sent(server, placed)).toEqual([]);
  });

  it('an absent price shows a message; the user goes on with that of the cart', async () => {
    await pressSubmit([price('P1', 10.05)]);
    await screen.findByText(/没有返回 型号2 的价格。可以按购物车中的价格继续/);
    await press('按购物车价格继续');
    await screen.findByRole('button', { name: '提交 ¥251.00' });
  });

  it('prices that fail are said with the reason; the user may stay, and nothing is sent', async () => {
    const server = await pressSubmit({ code: '0', msg: '产品未维护价格' });
    await screen.findByText(/产品未维护价格。可以按购物车中的价格继续/);
    await press('返回购物车');
    expect(sent(server, placed)).toEqual([]);
  });

  it('a quantity of another tab stops the submit: the confirmation never names another sum than the server has', async () => {
    const server = await chooseVehicle(SAME);
    server.answer(cart.list, { data: [vehicle([{ ...FIRST, IBL_NUM: 23 }, SECOND], 281.15)] });
    fireEvent.click(submitButton());
    await expectNoSubmit(server, '所选内容刚刚有变化，请核对后再提交');
    fireEvent.click(submitButton());
    await screen.findByText('共 33 台，订单金额 ¥281.15，付款方支付 ¥281.15。');
  });

  it('a cart that cannot be read stops the submit', async () => {
    const server = await chooseVehicle(SAME);
    server.answer(cart.list, new Response('', { status: 500 }));
    fireEvent.click(submitButton());
    await expectNoSubmit(server, '购物车没有刷新成功，请重试；没有提交');
  });

  it('a quantity of another tab stops the submit while a changed price is shown, too', async () => {
    const server = await pressSubmit([price('P1', 10.1), price('P2', 5)]);
    await screen.findByText('单价由 10.05 元变为 10.10 元');
    server.answer(cart.list, { data: [vehicle([{ ...FIRST, IBL_NUM: 23 }, SECOND], 281.15)] });
    await press('按勾选继续提交');
    await expectNoSubmit(server, '所选内容刚刚有变化，请核对后再提交');
  });

  it('the sum follows a saved quantity at once, and the submit waits for the cart of the server', async () => {
    const server = await chooseVehicle(SAME);
    let arrive = () => {};
    const gate = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const changed = [vehicle([{ ...FIRST, IBL_NUM: 23 }, SECOND], 281.15)];
    server.answer(cart.number, { code: '1', msg: '成功' });
    server.answer(cart.list, async () => {
      await gate;
      return { data: changed };
    });
    const field = screen.getByRole('textbox', { name: '型号1数量' });
    fireEvent.change(field, { target: { value: '23' } });
    fireEvent.blur(field);
    await waitFor(() => expect(submitButton().getAttribute('aria-busy')).toBe('true'));
    screen.getByText(/已选 1 个.+ · 33 台/);
    expect(screen.getByRole('region', { name: '合计与操作' }).textContent).toContain('¥281.15');
    fireEvent.click(submitButton());
    expect(sent(server, cart.prices.id)).toEqual([]);
    arrive();
    await waitFor(() => expect(submitButton().getAttribute('aria-busy')).toBeNull());
  });
});
