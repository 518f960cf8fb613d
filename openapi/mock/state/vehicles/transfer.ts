import { bookOrder, payersOf } from '../account/customer';
import { businessDate } from '../memory/clock';
import { number, text, texts } from '../memory/input';
import type { Handlers } from '../memory/state';
import {
  addLine,
  countLines,
  type Kind,
  lineOf,
  namedVehicles,
  removeLines,
  setPayMoney,
  takeOut,
  vehicleOf,
} from './vehicle-edits';
import { flowRow, placeVehicles, shortPayer } from './vehicle-orders';
import { priceProducts } from './vehicle-prices';
import { vehicleCart, vehicleCents, vehicleRow } from './vehicles';

const transferCartOf = vehicleCart('transferCart', 'listTransferCart');

const TRANSFER: Kind = {
  cart: transferCartOf,
  products: 'queryTransferGoods',
  vehicleId: 'DH2026112',
  lineId: 'DG2026112',
  tooMany: { example: 'short', sentence: (most) => `调出方库存不足，最多可调${most}台` },
};

export const transferHandlers: Handlers = {
  listTransferCart: (dealer, { input, done }) => {
    const sendtoCode = text(input, 'sendtoCode');
    const vehicles = transferCartOf(dealer).list.filter(
      (vehicle) => sendtoCode === '' || vehicle.sendtoCode === sendtoCode,
    );
    return done(vehicles.map((vehicle) => vehicleRow(dealer, vehicle)));
  },

  getTransferGoodsPrice: (dealer, call) =>
    priceProducts(TRANSFER, dealer, { call, usable: ({ most }) => most }),

  getTransferCartCount: (dealer, { done }) => done(countLines(transferCartOf(dealer))),
  addToTransferCart: (dealer, call) => addLine(TRANSFER, dealer, call),

  updateTransferOrderQty: (dealer, { input, done, refuse }) => {
    const line = lineOf(TRANSFER, dealer, text(input, 'GBID'))?.line;
    const units = number(input, 'IBL_NUM');
    if (!line) return refuse('short', '该产品已不在购物车中，请刷新');
    if (units > line.most) return refuse('short', TRANSFER.tooMany.sentence(line.most));
    line.number = units;
    return done();
  },

  deleteTransferProduct: (dealer, { input, done, refuse }) =>
    removeLines(TRANSFER, dealer, texts(input, 'GBIDList')) > 0 ? done() : refuse('gone'),

  deleteTransferOrderForm: (dealer, call) => {
    const vehicle = vehicleOf(TRANSFER, dealer, call);
    if (!vehicle) return call.refuse('submitted');
    takeOut(TRANSFER, dealer, [vehicle]);
    return call.done();
  },

  updateTransferPayMoney: (dealer, call) => setPayMoney(TRANSFER, dealer, call),

  submitTransferOrder: (dealer, call) => {
    const groups = namedVehicles(TRANSFER, dealer, call);
    if (groups.length < texts(call.input, 'IBRIDList').length)
      return call.refuse('short', '调货单已提交或已删除，请刷新购物车');
    if (shortPayer(dealer, groups)) return call.refuse('shortBalance');
    takeOut(TRANSFER, dealer, groups);
    for (const group of groups) {
      const payer = payersOf(dealer).find((payer) => payer.payerCode === group.payerCode);
      const cents = -(group.payCents ?? vehicleCents(group));
      if (payer) bookOrder(dealer, payer, { orderNo: '', cents, day: businessDate(call.now) });
    }
    return call.done({
      orderList: placeVehicles(dealer, call, { vehicles: groups, prefix: 'DB' }).map(flowRow),
    });
  },
};
