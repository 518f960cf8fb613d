import { NO_ORDER_PAYER, orderPayer, orderPayers } from '../account/customer';
import { toCents } from '../memory/money';
import type { Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Refused } from '../resources/transition';
import {
  type GoodsList,
  lineOfProduct,
  type Vehicle,
  type VehicleLine,
  type Vehicles,
  vehicleCents,
  vehicleProduct,
} from './vehicles';

/** Why a vehicle or a line takes no change: it was submitted or removed. */
export const VEHICLE_GONE = '该车次已不在购物车中，请刷新';
export const LINE_GONE = '该产品已不在购物车中，请刷新';

/** How a cart of vehicles differs from the other: its goods, its numbers, its refusals. */
export interface Kind {
  readonly cart: (dealer: Dealer) => Vehicles;
  /** The call that lists the products that may be added. */
  readonly products: GoodsList;
  /** The first characters of the ids of vehicles and lines. */
  readonly vehicleId: string;
  readonly lineId: string;
  /** The example that refuses more than there may be, with its words. */
  readonly tooMany: { readonly example: string; readonly sentence: (most: number) => string };
}

/** A request that names a vehicle. */
interface VehicleInput {
  readonly IBR_ID: string;
}

/** A product that goes into a cart of vehicles. */
type Addition = Body<'addToTrafficCart'>;

/** The vehicle that a call names by IBR_ID. */
export function vehicleOf(kind: Kind, dealer: Dealer, { IBR_ID }: VehicleInput): Vehicle | undefined {
  return kind.cart(dealer).list.find(({ id }) => id === IBR_ID);
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

/** Adds a product to a vehicle of the ship-to and car type, or to a new one; the refusal when it cannot. */
export function addLine(kind: Kind, dealer: Dealer, addition: Addition): Refused | undefined {
  const { example, sentence } = kind.tooMany;
  const product = vehicleProduct(dealer, kind.products, addition.productCode);
  if (!product) return [example, '该产品不能加入，请刷新列表后重试'];
  const vehicles = kind.cart(dealer);
  const vehicle =
    vehicles.list.find((candidate) => isFor(candidate, addition)) ?? newVehicle(kind, dealer, addition);
  const held = vehicle.lines.find((line) => line.productCode === product.productCode);
  const units = (held?.number ?? 0) + addition.number;
  if (units > product.most) return [example, sentence(product.most)];
  if (!vehicles.list.includes(vehicle)) vehicles.list.push(vehicle);
  if (held) held.number = units;
  else vehicle.lines.push(lineOfProduct(product, `${kind.lineId}${vehicles.next++}`, units));
  return undefined;
}

function isFor(vehicle: Vehicle, { sendtoCode, carType }: Addition): boolean {
  return (
    vehicle.carpool === '' && vehicle.sendtoCode === sendtoCode && (!carType || vehicle.carType === carType)
  );
}

function newVehicle(kind: Kind, dealer: Dealer, addition: Addition): Vehicle {
  const vehicles = kind.cart(dealer);
  const types = dealer.example('listTrafficCarTypes');
  const car = types.find((candidate) => candidate.carType === addition.carType) ?? types[0];
  const id = `${kind.vehicleId}${vehicles.next++}`;
  const { carType = '', carTypeName = '', carVolume = 0 } = car ?? {};
  const { sendtoCode } = addition;
  return {
    facts: {
      IBR_ID: id,
      IBR_ZCTYPE: carType,
      IBR_ZCTYPENAME: carTypeName,
      CARVOLUME: carVolume,
      SENDTOCODE: sendtoCode,
    },
    id,
    sendtoCode,
    carType,
    carVolume,
    lines: [],
    payerCode: orderPayers(dealer)[0]?.payerCode ?? '',
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
export function setPayer(
  kind: Kind,
  dealer: Dealer,
  input: VehicleInput & { readonly paytoCode: string },
): boolean {
  const vehicle = vehicleOf(kind, dealer, input);
  if (!vehicle || !orderPayer(dealer, input.paytoCode)) return false;
  vehicle.payerCode = input.paytoCode;
  return true;
}

/** Sets what a payer pays of a vehicle: at most its amount and the payer's balance; the refusal when it cannot. */
export function setPayMoney(
  kind: Kind,
  dealer: Dealer,
  input: VehicleInput & { readonly paytoCode: string; readonly payMoney: number },
): Refused | undefined {
  const vehicle = vehicleOf(kind, dealer, input);
  const cents = toCents(input.payMoney);
  if (!vehicle || cents > vehicleCents(vehicle)) return 'tooMuch';
  const payer = orderPayer(dealer, input.paytoCode);
  if (!payer) return ['shortBalance', NO_ORDER_PAYER];
  if (payer.cents < cents) return 'shortBalance';
  vehicle.payerCode = payer.payerCode;
  vehicle.payCents = cents;
  return undefined;
}

/** A submission, which names its vehicles. */
interface Submission {
  readonly IBRIDList: readonly string[];
}

/** The vehicles that a submission names; a vehicle that is gone is left out. */
export function namedVehicles(kind: Kind, dealer: Dealer, { IBRIDList }: Submission): readonly Vehicle[] {
  return kind.cart(dealer).list.filter(({ id }) => IBRIDList.includes(id));
}

/** Whether a vehicle that a submission names is not among these any more; one that is named twice counts once. */
export function isOneGone(vehicles: readonly Vehicle[], { IBRIDList }: Submission): boolean {
  return vehicles.length < new Set(IBRIDList).size;
}

/** Takes submitted vehicles out of the cart. */
export function takeOut(kind: Kind, dealer: Dealer, vehicles: readonly Vehicle[]): void {
  const cart = kind.cart(dealer);
  cart.list = cart.list.filter((vehicle) => !vehicles.includes(vehicle));
}
