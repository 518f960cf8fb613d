import { payersOf } from '../account/customer';
import { number, text, texts } from '../memory/input';
import type { Handlers } from '../memory/state';
import {
  addLine,
  chosen,
  countLines,
  type Kind,
  lineOf,
  removeLines,
  setPayMoney,
  takeOut,
  vehicleOf,
} from './vehicle-edits';
import { flowRow, placeVehicles, shortPayer } from './vehicle-orders';
import { priceGoods } from './vehicle-prices';
import { vehicleCart, vehicleCents, vehicleRow } from './vehicles';

const CART = vehicleCart('transferCart', 'listTransferCart');

const TRANSFER: Kind = {
  cart: CART,
  goods: 'queryTransferGoods',
  vehicleId: 'DH2026112',
  lineId: 'DG2026112',
  tooMany: { example: 'short', words: (most) => `调出方库存不足，最多可调${most}台` },
};

export const transferHandlers: Handlers = {
  listTransferCart: (dealer, { input, done }) => {
    const sendtoCode = text(input, 'sendtoCode');
    const shown = CART(dealer).list.filter((one) => sendtoCode === '' || one.sendtoCode === sendtoCode);
    return done(shown.map((one) => vehicleRow(dealer, one)));
  },

  getTransferGoodsPrice: (dealer, call) => priceGoods(TRANSFER, dealer, { call, usable: ({ most }) => most }),

  getTransferCartCount: (dealer, { done }) => done(countLines(CART(dealer))),
  addToTransferCart: (dealer, call) => addLine(TRANSFER, dealer, call),

  updateTransferOrderQty: (dealer, { input, done, refuse }) => {
    const found = lineOf(TRANSFER, dealer, text(input, 'GBID'));
    const units = number(input, 'IBL_NUM');
    if (!found) return refuse('short', '该产品已不在购物车中，请刷新');
    if (units > found.line.most) return refuse('short', TRANSFER.tooMany.words(found.line.most));
    found.line.number = units;
    return done();
  },

  deleteTransferProduct: (dealer, { input, done, refuse }) =>
    removeLines(TRANSFER, dealer, texts(input, 'GBIDList')) > 0 ? done() : refuse('gone'),

  deleteTransferOrderForm: (dealer, call) => {
    const found = vehicleOf(TRANSFER, dealer, call);
    if (!found) return call.refuse('submitted');
    takeOut(TRANSFER, dealer, [found]);
    return call.done();
  },

  updateTransferPayMoney: (dealer, call) => setPayMoney(TRANSFER, dealer, call),

  submitTransferOrder: (dealer, call) => {
    const groups = chosen(TRANSFER, dealer, call);
    if (groups.length < texts(call.input, 'IBRIDList').length)
      return call.refuse('short', '调货单已提交或已删除，请刷新购物车');
    if (shortPayer(dealer, groups)) return call.refuse('shortBalance');
    takeOut(TRANSFER, dealer, groups);
    for (const one of groups) {
      const payer = payersOf(dealer).find((own) => own.payerCode === one.payerCode);
      if (payer) payer.cents -= one.payCents ?? vehicleCents(one);
    }
    return call.done({
      orderList: placeVehicles(dealer, call, { vehicles: groups, prefix: 'DB' }).map(flowRow),
    });
  },
};
