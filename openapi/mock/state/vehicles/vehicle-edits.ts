import type { OperationId } from '../../../bundle/operation-ids';
import { NO_ORDER_PAYER, orderPayer, orderPayers } from '../account/customer';
import type { Envelope } from '../memory/examples';
import { number, text, texts } from '../memory/input';
import { toCents } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Call } from '../memory/state';
import {
  lineOfProduct,
  type Vehicle,
  type VehicleLine,
  type Vehicles,
  vehicleCents,
  vehicleProduct,
} from './vehicles';

/** How a cart of vehicles differs from the other: its goods, its numbers, its refusals. */
export interface Kind {
  readonly cart: (dealer: Dealer) => Vehicles;
  /** The call that lists the products that may be added. */
  readonly products: OperationId;
  /** The first characters of the ids of vehicles and lines. */
  readonly vehicleId: string;
  readonly lineId: string;
  /** The example that refuses more than there may be, with its words. */
  readonly tooMany: { readonly example: string; readonly sentence: (most: number) => string };
}

/** The vehicle that a call names by IBR_ID. */
export function vehicleOf(kind: Kind, dealer: Dealer, { input }: Call): Vehicle | undefined {
  return kind.cart(dealer).list.find((vehicle) => vehicle.id === text(input, 'IBR_ID'));
}

/** The line that a call names by GBID, with its vehicle. */
export function lineOf(
  kind: Kind,
  dealer: Dealer,
  id: string,
): { vehicle: Vehicle; line: VehicleLine } | undefined {
  for (const vehicle of kind.cart(dealer).list) {
    const line = vehicle.lines.find((line) => line.id === id);
    if (line) return { vehicle, line };
  }
  return undefined;
}

/** Adds a product to a vehicle of the ship-to and car type, or to a new one. */
export function addLine(kind: Kind, dealer: Dealer, call: Call): Envelope {
  const { input, done, refuse } = call;
  const product = vehicleProduct(dealer, kind.products, text(input, 'productCode'));
  if (!product) return refuse(kind.tooMany.example, '该产品不能加入，请刷新列表后重试');
  const vehicles = kind.cart(dealer);
  const vehicle = vehicles.list.find((candidate) => isFor(candidate, call)) ?? newVehicle(kind, dealer, call);
  const held = vehicle.lines.find((line) => line.productCode === product.productCode);
  const units = (held?.number ?? 0) + number(input, 'number');
  if (units > product.most) return refuse(kind.tooMany.example, kind.tooMany.sentence(product.most));
  if (!vehicles.list.includes(vehicle)) vehicles.list.push(vehicle);
  if (held) held.number = units;
  else vehicle.lines.push(lineOfProduct(product, `${kind.lineId}${vehicles.next++}`, units));
  return done();
}

function isFor(vehicle: Vehicle, { input }: Call): boolean {
  const carType = text(input, 'carType');
  return (
    vehicle.carpool === '' &&
    vehicle.sendtoCode === text(input, 'sendtoCode') &&
    (carType === '' || vehicle.carType === carType)
  );
}

function newVehicle(kind: Kind, dealer: Dealer, { input }: Call): Vehicle {
  const vehicles = kind.cart(dealer);
  const types = dealer.example('listTrafficCarTypes') as readonly {
    carType: string;
    carTypeName: string;
    carVolume: number;
  }[];
  const car = types.find((candidate) => candidate.carType === input['carType']) ?? types[0];
  const id = `${kind.vehicleId}${vehicles.next++}`;
  const { carType = '', carTypeName = '', carVolume = 0 } = car ?? {};
  const sendtoCode = text(input, 'sendtoCode');
  const facts = {
    IBR_ID: id,
    IBR_ZCTYPE: carType,
    IBR_ZCTYPENAME: carTypeName,
    CARVOLUME: carVolume,
    SENDTOCODE: sendtoCode,
  };
  const payerCode = orderPayers(dealer)[0]?.payerCode ?? '';
  return {
    facts,
    id,
    sendtoCode,
    carType,
    carVolume,
    lines: [],
    payerCode,
    carpool: '',
    packageNo: '',
    extra: {},
  };
}

/** Removes lines; vehicles that are empty then go too. Returns how many lines there were. */
export function removeLines(kind: Kind, dealer: Dealer, ids: readonly string[]): number {
  const vehicles = kind.cart(dealer);
  const before = countLines(vehicles);
  for (const vehicle of vehicles.list) vehicle.lines = vehicle.lines.filter((line) => !ids.includes(line.id));
  vehicles.list = vehicles.list.filter((vehicle) => vehicle.lines.length > 0);
  return before - countLines(vehicles);
}

/** The number on the badge. */
export function countLines(vehicles: Vehicles): number {
  return vehicles.list.reduce((sum, vehicle) => sum + vehicle.lines.length, 0);
}

/** Sets the payer of a vehicle, if it may pay orders. */
export function setPayer(kind: Kind, dealer: Dealer, call: Call): boolean {
  const vehicle = vehicleOf(kind, dealer, call);
  const payerCode = text(call.input, 'paytoCode');
  if (!vehicle || !orderPayer(dealer, payerCode)) return false;
  vehicle.payerCode = payerCode;
  return true;
}

/** Sets what a payer pays of a vehicle: at most its amount and the payer's balance. */
export function setPayMoney(kind: Kind, dealer: Dealer, call: Call): Envelope {
  const vehicle = vehicleOf(kind, dealer, call);
  const cents = toCents(number(call.input, 'payMoney'));
  if (!vehicle || cents > vehicleCents(vehicle)) return call.refuse('tooMuch');
  const payer = orderPayer(dealer, text(call.input, 'paytoCode'));
  if (!payer) return call.refuse('shortBalance', NO_ORDER_PAYER);
  if (payer.cents < cents) return call.refuse('shortBalance');
  vehicle.payerCode = payer.payerCode;
  vehicle.payCents = cents;
  return call.done();
}

/** The vehicles that a submission names; a vehicle that is gone is left out. */
export function namedVehicles(kind: Kind, dealer: Dealer, { input }: Call): readonly Vehicle[] {
  const ids = texts(input, 'IBRIDList');
  return kind.cart(dealer).list.filter((vehicle) => ids.includes(vehicle.id));
}

/** Takes submitted vehicles out of the cart. */
export function takeOut(kind: Kind, dealer: Dealer, vehicles: readonly Vehicle[]): void {
  const cart = kind.cart(dealer);
  cart.list = cart.list.filter((vehicle) => !vehicles.includes(vehicle));
}
