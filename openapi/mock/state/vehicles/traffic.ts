import { bookOrder, NO_ORDER_PAYER, orderPayer, payersOf } from '../account/customer';
import { productOf, stockOf, takeStock } from '../catalogue/goods';
import { businessDate } from '../memory/clock';
import { type Fields, number, text, texts } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import {
  addLine,
  countLines,
  type Kind,
  lineOf,
  namedVehicles,
  removeLines,
  setPayer,
  setPayMoney,
  takeOut,
  vehicleOf,
} from './vehicle-edits';
import { flowOrder, flowRow, placeVehicles, shortPayer } from './vehicle-orders';
import { priceProducts } from './vehicle-prices';
import { loaded, type Vehicle, vehicleCart, vehicleCents, vehicleRow } from './vehicles';

const trafficCartOf = vehicleCart('trafficCart', 'listTrafficCart');

const TRAFFIC: Kind = {
  cart: trafficCartOf,
  products: 'queryTrafficGoods',
  vehicleId: 'IBR2026112',
  lineId: 'GB2026112',
  tooMany: { example: 'tooMany', sentence: (most) => `超过最大可订量${most}台，请减少数量` },
};

/** Below this share of its volume a vehicle is not full (the description's own words). */
const LEAST_LOAD = 0.85;

export const trafficHandlers: Handlers = {
  listTrafficCart: (dealer, { input, done }) => {
    const sendtoCode = text(input, 'sendtoCode');
    const vehicles = trafficCartOf(dealer).list.filter(
      (vehicle) => sendtoCode === '' || vehicle.sendtoCode === sendtoCode,
    );
    return done(vehicles.map((vehicle) => vehicleRow(dealer, vehicle)));
  },

  getTrafficGoodsPrice: (dealer, call) =>
    priceProducts(TRAFFIC, dealer, {
      call,
      usable: (product, to) => stockFor(dealer, product.productCode, to),
    }),

  getTrafficCartCount: (dealer, { done }) => done(countLines(trafficCartOf(dealer))),
  addToTrafficCart: (dealer, call) => addLine(TRAFFIC, dealer, call),

  updateTrafficCartNumber: (dealer, { input, done, refuse }) => {
    const line = lineOf(TRAFFIC, dealer, text(input, 'GBID'))?.line;
    const units = number(input, 'IBL_NUM');
    if (!line) return refuse('tooMany', '该产品已不在购物车中，请刷新');
    if (units > line.most) return refuse('tooMany', TRAFFIC.tooMany.sentence(line.most));
    if (units < line.least) return refuse('tooFew', `低于最小起订量${line.least}台，请增加数量`);
    line.number = units;
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
    const vehicles = trafficCartOf(dealer);
    const id = text(input, 'IBR_ID');
    const going = vehicles.list.filter((vehicle) => id === '' || vehicle.id === id);
    if (going.some((vehicle) => vehicle.carpool !== '')) return refuse('inCarpool');
    takeOut(TRAFFIC, dealer, going);
    return done();
  },

  updateTrafficCartPayto: (dealer, call) =>
    setPayer(TRAFFIC, dealer, call) ? call.done() : call.refuse('refused'),

  changeTrafficCreditPayto: (dealer, call) => {
    const vehicle = vehicleOf(TRAFFIC, dealer, call);
    const payer = payersOf(dealer).find((payer) => payer.payerCode === text(call.input, 'paytoCode'));
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
    const problemList = namedVehicles(TRAFFIC, dealer, call).flatMap((vehicle) =>
      problemsOf(dealer, vehicle),
    );
    return call.done({ isPass: problemList.length === 0, problemList });
  },

  submitTrafficCart: (dealer, call) => {
    const vehicles = namedVehicles(TRAFFIC, dealer, call);
    if (vehicles.length < texts(call.input, 'IBRIDList').length)
      return call.refuse('notFull', '车次已提交或已删除，请刷新购物车');
    if (vehicles.some(isTooEmpty)) return call.refuse('notFull');
    const over = vehicles.find(isTooFull);
    if (over) return call.refuse('notFull', `车次 ${over.id}：${limitText(over)}`);
    if (shortPayer(dealer, vehicles)) return call.refuse('shortBalance');
    takeOut(TRAFFIC, dealer, vehicles);
    for (const line of vehicles.flatMap((vehicle) => vehicle.lines))
      takeStock(dealer, line.productCode, line.number);
    const placed = placeVehicles(dealer, call, { vehicles, prefix: 'LS' });
    return call.done({
      orderList: placed.map((order) => ({ ...flowRow(order), carTypeName: order.carTypeName })),
    });
  },

  payTrafficOrder: (dealer, { params, input, now, done, refuse }) => {
    const flow = flowOrder(dealer, params['orderFlowNo'] ?? '');
    if (flow?.isPaid) return refuse('paid2');
    const payer = orderPayer(dealer, text(input, 'paytoCode'));
    if (!payer) return refuse('shortBalance', NO_ORDER_PAYER);
    if (!flow) return undefined; // an order of the examples: the example answers
    if (payer.cents < flow.order.cents) return refuse('shortBalance');
    const { orderNo, cents } = flow.order;
    bookOrder(dealer, payer, { orderNo, cents: -cents, day: businessDate(now) });
    flow.isPaid = true;
    flow.order.payerCode = payer.payerCode;
    flow.order.payerName = payer.payerName;
    return done();
  },
};

function isTooEmpty(vehicle: Vehicle): boolean {
  return vehicle.carpool === '' && loaded(vehicle) < LEAST_LOAD * vehicle.carVolume;
}

function isTooFull(vehicle: Vehicle): boolean {
  return vehicle.carVolume > 0 && loaded(vehicle) > vehicle.carVolume;
}

const limitText = (vehicle: Vehicle) =>
  `装载 ${loaded(vehicle)} m³，超过车型容积 ${vehicle.carVolume} m³，请减少数量或更换车型`;

/** Pieces of a product that the base has for a ship-to. */
function stockFor(dealer: Dealer, productCode: string, sendtoCode: string): number {
  const product = productOf(dealer, productCode);
  return product ? stockOf(dealer, product, sendtoCode) : 0;
}

function problemsOf(dealer: Dealer, vehicle: Vehicle): readonly Fields[] {
  const problems = vehicle.lines.flatMap((line) => {
    const stock = stockFor(dealer, line.productCode, vehicle.sendtoCode);
    const notice = { GBID: line.id, productCode: line.productCode };
    if (line.number > stock)
      return [{ ...notice, problemType: 'STOCK', message: `基地库存不足，最多可订${stock}台` }];
    if (line.number > line.most)
      return [{ ...notice, problemType: 'MAXNUM', message: TRAFFIC.tooMany.sentence(line.most) }];
    if (line.number < line.least)
      return [{ ...notice, problemType: 'MINNUM', message: `低于最小起订量${line.least}台` }];
    return [];
  });
  const first = { GBID: vehicle.lines[0]?.id ?? '', productCode: vehicle.lines[0]?.productCode ?? '' };
  if (isTooEmpty(vehicle))
    problems.push({ ...first, problemType: 'LOAD', message: '装载率低于85%，请增加产品或拼车' });
  if (isTooFull(vehicle)) problems.push({ ...first, problemType: 'LOAD', message: limitText(vehicle) });
  if (shortPayer(dealer, [vehicle]))
    problems.push({ ...first, problemType: 'CREDIT', message: '付款方余额不足，请充值或更换付款方' });
  return problems;
}

/** The whole-vehicle cart, for the carpool calls. */
export const trafficKind = TRAFFIC;
