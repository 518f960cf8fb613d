import { bookOrder } from '../account/bookings';
import { payerByCode } from '../account/customer';
import { isEqualOrAny } from '../memory/rows';
import type { Handlers } from '../memory/state';
import { doneUnless } from '../resources/transition';
import { handle } from '../resources/typed-handler';
import {
  addLine,
  countLines,
  isOneGone,
  type Kind,
  LINE_GONE,
  lineOf,
  namedVehicles,
  removeLines,
  setPayMoney,
  takeOut,
  vehicleOf,
} from './vehicle-edits';
import { flowRow, placeVehicles, shortPayer } from './vehicle-orders';
import { goodsPrices } from './vehicle-prices';
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
  ...handle('listTransferCart', ({ dealer, input, done }) => {
    const vehicles = transferCartOf(dealer).list.filter((vehicle) =>
      isEqualOrAny(vehicle, input, 'sendtoCode'),
    );
    return done(vehicles.map((vehicle) => vehicleRow(dealer, vehicle)));
  }),

  ...handle('getTransferGoodsPrice', ({ dealer, input, done, refuse }) => {
    const prices = goodsPrices(TRANSFER, dealer, { input, usable: ({ most }) => most });
    return prices.length > 0 ? done(prices) : refuse('noPrice');
  }),

  ...handle('getTransferCartCount', ({ dealer, done }) => done(countLines(transferCartOf(dealer)))),
  ...handle('addToTransferCart', (call) => doneUnless(call, addLine(TRANSFER, call.dealer, call.input))),

  ...handle('updateTransferOrderQty', ({ dealer, input, done, refuse }) => {
    const line = lineOf(TRANSFER, dealer, input.GBID)?.line;
    const { IBL_NUM: units } = input;
    if (!line) return refuse('short', LINE_GONE);
    if (units > line.most) return refuse('short', TRANSFER.tooMany.sentence(line.most));
    line.number = units;
    return done();
  }),

  ...handle('deleteTransferProduct', ({ dealer, input, done, refuse }) =>
    removeLines(TRANSFER, dealer, input.GBIDList) > 0 ? done() : refuse('gone'),
  ),

  ...handle('deleteTransferOrderForm', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(TRANSFER, dealer, input);
    if (!vehicle) return refuse('submitted');
    takeOut(TRANSFER, dealer, [vehicle]);
    return done();
  }),

  ...handle('updateTransferPayMoney', (call) =>
    doneUnless(call, setPayMoney(TRANSFER, call.dealer, call.input)),
  ),

  ...handle('submitTransferOrder', (call) => {
    const { dealer, input, today, done, refuse } = call;
    const groups = namedVehicles(TRANSFER, dealer, input);
    if (isOneGone(groups, input)) return refuse('short', '调货单已提交或已删除，请刷新购物车');
    if (shortPayer(dealer, groups)) return refuse('shortBalance');
    takeOut(TRANSFER, dealer, groups);
    for (const group of groups) {
      const payer = payerByCode(dealer, group.payerCode);
      const cents = -(group.payCents ?? vehicleCents(group));
      if (payer) bookOrder(dealer, payer, { orderNo: '', cents, day: today });
    }
    return done({ orderList: placeVehicles(dealer, call, { vehicles: groups, prefix: 'DB' }).map(flowRow) });
  }),
};
