import { vehicleLoad } from '@dealer-portal/rules/traffic';
import { bookOrder } from '../account/bookings';
import { NO_ORDER_PAYER, orderPayer, payerByCode } from '../account/customer';
import { productOf, stockOf, takeStock } from '../catalogue/goods';
import { businessDate } from '../memory/clock';
import { isEqualOrAny } from '../memory/rows';
import type { Answer } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
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
  setPayer,
  setPayMoney,
  takeOut,
  VEHICLE_GONE,
  vehicleOf,
} from './vehicle-edits';
import { flowOrder, flowRow, placeVehicles, shortPayer } from './vehicle-orders';
import { goodsPrices } from './vehicle-prices';
import { loaded, type Vehicle, type VehicleProduct, vehicleCart, vehicleCents, vehicleRow } from './vehicles';

const trafficCartOf = vehicleCart('trafficCart', 'listTrafficCart');

const TRAFFIC: Kind = {
  cart: trafficCartOf,
  products: 'queryTrafficGoods',
  vehicleId: 'IBR2026112',
  lineId: 'GB2026112',
  tooMany: { example: 'tooMany', sentence: (most) => `超过最大可订量${most}台，请减少数量` },
};

export const trafficHandlers: Handlers = {
  ...handle('listTrafficCart', ({ dealer, input, done }) => {
    const vehicles = trafficCartOf(dealer).list.filter((vehicle) =>
      isEqualOrAny(vehicle, input, 'sendtoCode'),
    );
    return done(vehicles.map((vehicle) => vehicleRow(dealer, vehicle)));
  }),

  ...handle('getTrafficGoodsPrice', ({ dealer, input, done, refuse }) => {
    const usable = ({ productCode }: VehicleProduct, to: string) => stockFor(dealer, productCode, to);
    const prices = goodsPrices(TRAFFIC, dealer, { input, usable });
    return prices.length > 0 ? done(prices) : refuse('noPrice');
  }),

  ...handle('getTrafficCartCount', ({ dealer, done }) => done(countLines(trafficCartOf(dealer)))),
  ...handle('addToTrafficCart', (call) => doneUnless(call, addLine(TRAFFIC, call.dealer, call.input))),

  ...handle('updateTrafficCartNumber', ({ dealer, input, done, refuse }) => {
    const line = lineOf(TRAFFIC, dealer, input.GBID)?.line;
    const { IBL_NUM: units } = input;
    if (!line) return refuse('tooMany', LINE_GONE);
    if (units > line.most) return refuse('tooMany', TRAFFIC.tooMany.sentence(line.most));
    if (units < line.least) return refuse('tooFew', `低于最小起订量${line.least}台，请增加数量`);
    line.number = units;
    return done();
  }),

  ...handle('deleteTrafficCartLine', ({ dealer, input, done, refuse }) => {
    const ids = input.GBIDList;
    if (ids.some((id) => lineOf(TRAFFIC, dealer, id)?.vehicle.carpool)) return refuse('inCarpool');
    return removeLines(TRAFFIC, dealer, ids) > 0 ? done() : refuse('inCarpool', LINE_GONE);
  }),

  ...handle('deleteTrafficCart', ({ dealer, input, done, refuse }) => {
    const { IBR_ID } = input;
    const going = trafficCartOf(dealer).list.filter(({ id }) => !IBR_ID || id === IBR_ID);
    if (going.some((vehicle) => vehicle.carpool !== '')) return refuse('inCarpool');
    takeOut(TRAFFIC, dealer, going);
    return done();
  }),

  ...handle('updateTrafficCartPayto', ({ dealer, input, done, refuse }) =>
    setPayer(TRAFFIC, dealer, input) ? done() : refuse('refused'),
  ),

  ...handle('changeTrafficCreditPayto', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(TRAFFIC, dealer, input);
    const payer = payerByCode(dealer, input.paytoCode);
    const canPay = vehicle && payer?.payerType === '02' && payer.cents >= vehicleCents(vehicle);
    return canPay && setPayer(TRAFFIC, dealer, input) ? done() : refuse('noCredit');
  }),

  ...handle('changeTrafficBillto', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(TRAFFIC, dealer, input);
    if (!vehicle) return refuse('refused', VEHICLE_GONE);
    vehicle.extra = { ...vehicle.extra, BILLTOCODE: input.billtoCode };
    return done();
  }),

  ...handle('updateTrafficSendType', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(TRAFFIC, dealer, input);
    if (!vehicle) return refuse('refused', VEHICLE_GONE);
    vehicle.extra = { ...vehicle.extra, SENDTYPE: input.sendType };
    return done();
  }),

  ...handle('updateTrafficPayMoney', (call) =>
    doneUnless(call, setPayMoney(TRAFFIC, call.dealer, call.input)),
  ),

  ...handle('preCheckTrafficOrder', ({ dealer, input, done, refuse }) => {
    const vehicles = namedVehicles(TRAFFIC, dealer, input);
    if (isOneGone(vehicles, input)) return refuse('refused', ONE_GONE);
    const problemList = vehicles.flatMap((vehicle) => problemsOf(dealer, vehicle));
    return done({ isPass: problemList.length === 0, problemList });
  }),

  ...handle('submitTrafficCart', (call) => {
    const { dealer, input, done, refuse } = call;
    const vehicles = namedVehicles(TRAFFIC, dealer, input);
    if (isOneGone(vehicles, input)) return refuse('notFull', ONE_GONE);
    if (vehicles.some(isTooEmpty)) return refuse('notFull');
    const over = vehicles.find(isTooFull);
    if (over) return refuse('notFull', `车次 ${over.id}：${limitText(over)}`);
    if (shortPayer(dealer, vehicles)) return refuse('shortBalance');
    takeOut(TRAFFIC, dealer, vehicles);
    for (const line of vehicles.flatMap((vehicle) => vehicle.lines))
      takeStock(dealer, line.productCode, line.number);
    const placed = placeVehicles(dealer, call, { vehicles, prefix: 'LS' });
    return done({ orderList: placed.map((flow) => ({ ...flowRow(flow), carTypeName: flow.carTypeName })) });
  }),

  ...handle('payTrafficOrder', ({ dealer, params, input, now, done, refuse }) => {
    const flow = flowOrder(dealer, params.orderFlowNo);
    if (flow?.isPaid) return refuse('paid2');
    const payer = orderPayer(dealer, input.paytoCode);
    if (!payer) return refuse('shortBalance', NO_ORDER_PAYER);
    if (!flow) return undefined; // an order of the examples: the example answers
    if (payer.cents < flow.order.cents) return refuse('shortBalance');
    const { orderNo, cents } = flow.order;
    bookOrder(dealer, payer, { orderNo, cents: -cents, day: businessDate(now) });
    flow.isPaid = true;
    flow.order.payerCode = payer.payerCode;
    flow.order.payerName = payer.payerName;
    return done();
  }),
};

const ONE_GONE = '车次已提交或已删除，请刷新购物车';

const loadOf = (vehicle: Vehicle) =>
  vehicleLoad({
    CARVOLUME: vehicle.carVolume,
    SUMVOLUME: loaded(vehicle),
    CARPOOLTYPE: vehicle.carpool,
  });
const isTooEmpty = (vehicle: Vehicle): boolean => loadOf(vehicle).kind === 'under';
const isTooFull = (vehicle: Vehicle): boolean => loadOf(vehicle).kind === 'over';

const limitText = (vehicle: Vehicle) =>
  `装载 ${loaded(vehicle)} m³，超过车型容积 ${vehicle.carVolume} m³，请减少数量或更换车型`;

/** Pieces of a product that the base has for a ship-to. */
function stockFor(dealer: Dealer, productCode: string, sendtoCode: string): number {
  const product = productOf(dealer, productCode);
  return product ? stockOf(dealer, product, sendtoCode) : 0;
}

type Problem = Answer<'preCheckTrafficOrder'>['problemList'][number];

function problemsOf(dealer: Dealer, vehicle: Vehicle): Problem[] {
  const problems = vehicle.lines.flatMap((line): readonly Problem[] => {
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
    problems.push({
      ...first,
      problemType: 'LOAD',
      message: '装载率低于85%，请增加产品或拼车',
    });
  if (isTooFull(vehicle)) problems.push({ ...first, problemType: 'LOAD', message: limitText(vehicle) });
  if (shortPayer(dealer, [vehicle]))
    problems.push({ ...first, problemType: 'CREDIT', message: '付款方余额不足，请充值或更换付款方' });
  return problems;
}

/** The whole-vehicle cart, for the carpool calls. */
export const trafficKind = TRAFFIC;
