import { payersOf } from '../account/customer';
import { good, stockOf, takeStock } from '../catalogue/goods';
import { type Fields, number, text, texts } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import {
  addLine,
  chosen,
  countLines,
  type Kind,
  lineOf,
  removeLines,
  setPayer,
  setPayMoney,
  takeOut,
  vehicleOf,
} from './vehicle-edits';
import { flowOrder, flowRow, placeVehicles, shortPayer } from './vehicle-orders';
import { priceGoods } from './vehicle-prices';
import { loaded, type Vehicle, vehicleCart, vehicleCents, vehicleRow } from './vehicles';

const CART = vehicleCart('trafficCart', 'listTrafficCart');

const TRAFFIC: Kind = {
  cart: CART,
  goods: 'queryTrafficGoods',
  vehicleId: 'IBR2026112',
  lineId: 'GB2026112',
  tooMany: { example: 'tooMany', words: (most) => `超过最大可订量${most}台，请减少数量` },
};

/** Below this share of its volume a vehicle is not full (the description's own words). */
const LEAST_LOAD = 0.85;

export const trafficHandlers: Handlers = {
  listTrafficCart: (dealer, { input, done }) => {
    const sendtoCode = text(input, 'sendtoCode');
    const shown = CART(dealer).list.filter((one) => sendtoCode === '' || one.sendtoCode === sendtoCode);
    return done(shown.map((one) => vehicleRow(dealer, one)));
  },

  getTrafficGoodsPrice: (dealer, call) =>
    priceGoods(TRAFFIC, dealer, { call, usable: (one, to) => stockFor(dealer, one.productCode, to) }),

  getTrafficCartCount: (dealer, { done }) => done(countLines(CART(dealer))),
  addToTrafficCart: (dealer, call) => addLine(TRAFFIC, dealer, call),

  updateTrafficCartNumber: (dealer, { input, done, refuse }) => {
    const found = lineOf(TRAFFIC, dealer, text(input, 'GBID'));
    const units = number(input, 'IBL_NUM');
    if (!found) return refuse('tooMany', '该产品已不在购物车中，请刷新');
    if (units > found.line.most) return refuse('tooMany', TRAFFIC.tooMany.words(found.line.most));
    if (units < found.line.least) return refuse('tooFew', `低于最小起订量${found.line.least}台，请增加数量`);
    found.line.number = units;
    return done();
  },

  deleteTrafficCartLine: (dealer, { input, done, refuse }) => {
    const ids = texts(input, 'GBIDList');
    if (ids.some((id) => lineOf(TRAFFIC, dealer, id)?.vehicle.carpool)) return refuse('inCarpool');
    return removeLines(TRAFFIC, dealer, ids) > 0
      ? done()
      : refuse('inCarpool', '该产品已不在购物车中，请刷新');
  },

  deleteTrafficCart: (dealer, { input, done, refuse }) => {
    const own = CART(dealer);
    const id = text(input, 'IBR_ID');
    const going = own.list.filter((one) => id === '' || one.id === id);
    if (going.some((one) => one.carpool !== '')) return refuse('inCarpool');
    takeOut(TRAFFIC, dealer, going);
    return done();
  },

  updateTrafficCartPayto: (dealer, call) =>
    setPayer(TRAFFIC, dealer, call) ? call.done() : call.refuse('refused'),

  changeTrafficCreditPayto: (dealer, call) => {
    const vehicle = vehicleOf(TRAFFIC, dealer, call);
    const payer = payersOf(dealer).find((one) => one.payerCode === text(call.input, 'paytoCode'));
    const canPay = vehicle && payer?.payerType === '02' && payer.cents >= vehicleCents(vehicle);
    return canPay && setPayer(TRAFFIC, dealer, call) ? call.done() : call.refuse('noCredit');
  },

  changeTrafficBillto: (dealer, call) => {
    const vehicle = vehicleOf(TRAFFIC, dealer, call);
    if (!vehicle) return call.refuse('refused', '该车次已不在购物车中，请刷新');
    vehicle.extra = { ...vehicle.extra, BILLTOCODE: text(call.input, 'billtoCode') };
    return call.done();
  },

  updateTrafficSendType: (dealer, call) => {
    const vehicle = vehicleOf(TRAFFIC, dealer, call);
    if (!vehicle) return call.refuse('refused', '该车次已不在购物车中，请刷新');
    vehicle.extra = { ...vehicle.extra, SENDTYPE: text(call.input, 'sendType') };
    return call.done();
  },

  updateTrafficPayMoney: (dealer, call) => setPayMoney(TRAFFIC, dealer, call),

  preCheckTrafficOrder: (dealer, call) => {
    const problemList = chosen(TRAFFIC, dealer, call).flatMap((one) => problemsOf(dealer, one));
    return call.done({ isPass: problemList.length === 0, problemList });
  },

  submitTrafficCart: (dealer, call) => {
    const vehicles = chosen(TRAFFIC, dealer, call);
    if (vehicles.length < texts(call.input, 'IBRIDList').length)
      return call.refuse('notFull', '车次已提交或已删除，请刷新购物车');
    if (vehicles.some(isTooEmpty)) return call.refuse('notFull');
    const over = vehicles.find(isTooFull);
    if (over) return call.refuse('notFull', `车次 ${over.id}：${overWords(over)}`);
    if (shortPayer(dealer, vehicles)) return call.refuse('shortBalance');
    takeOut(TRAFFIC, dealer, vehicles);
    for (const line of vehicles.flatMap((one) => one.lines)) takeStock(dealer, line.productCode, line.number);
    const placed = placeVehicles(dealer, call, { vehicles, prefix: 'LS' });
    return call.done({ orderList: placed.map((one) => ({ ...flowRow(one), carTypeName: one.carTypeName })) });
  },

  payTrafficOrder: (dealer, { params, input, done, refuse }) => {
    const found = flowOrder(dealer, params['orderFlowNo'] ?? '');
    if (!found) return undefined; // an order of the examples: the example answers
    const payer = payersOf(dealer).find((one) => one.payerCode === text(input, 'paytoCode'));
    if (found.isPaid) return refuse('paid2');
    if (!payer || payer.cents < found.order.cents) return refuse('shortBalance');
    payer.cents -= found.order.cents;
    found.isPaid = true;
    found.order.payerCode = payer.payerCode;
    found.order.payerName = payer.payerName;
    return done();
  },
};

function isTooEmpty(one: Vehicle): boolean {
  return one.carpool === '' && loaded(one) < LEAST_LOAD * one.carVolume;
}

function isTooFull(one: Vehicle): boolean {
  return one.carVolume > 0 && loaded(one) > one.carVolume;
}

const overWords = (one: Vehicle) =>
  `装载 ${loaded(one)} m³，超过车型容积 ${one.carVolume} m³，请减少数量或更换车型`;

/** Pieces of a product that the base has for a ship-to. */
function stockFor(dealer: Dealer, productCode: string, sendtoCode: string): number {
  const one = good(dealer, productCode);
  return one ? stockOf(dealer, one, sendtoCode) : 0;
}

function problemsOf(dealer: Dealer, vehicle: Vehicle): readonly Fields[] {
  const problems = vehicle.lines.flatMap((line) => {
    const stock = stockFor(dealer, line.productCode, vehicle.sendtoCode);
    const told = { GBID: line.id, productCode: line.productCode };
    if (line.number > stock)
      return [{ ...told, problemType: 'STOCK', message: `基地库存不足，最多可订${stock}台` }];
    if (line.number > line.most)
      return [{ ...told, problemType: 'MAXNUM', message: TRAFFIC.tooMany.words(line.most) }];
    if (line.number < line.least)
      return [{ ...told, problemType: 'MINNUM', message: `低于最小起订量${line.least}台` }];
    return [];
  });
  const first = { GBID: vehicle.lines[0]?.id ?? '', productCode: vehicle.lines[0]?.productCode ?? '' };
  if (isTooEmpty(vehicle))
    problems.push({ ...first, problemType: 'LOAD', message: '装载率低于85%，请增加产品或拼车' });
  if (isTooFull(vehicle)) problems.push({ ...first, problemType: 'LOAD', message: overWords(vehicle) });
  if (shortPayer(dealer, [vehicle]))
    problems.push({ ...first, problemType: 'CREDIT', message: '付款方余额不足，请充值或更换付款方' });
  return problems;
}

/** The whole-vehicle cart, for the carpool calls. */
export const trafficKind = TRAFFIC;
