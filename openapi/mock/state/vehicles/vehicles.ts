import type { OperationId } from '../../../bundle/operation-ids';
import { payersOf } from '../account/customer';
import { productOf } from '../catalogue/goods';
import { type Fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';

/** A line of a vehicle; `volume` is that of one unit in cubic metres. */
export interface VehicleLine {
  readonly facts: Fields;
  readonly id: string;
  readonly productCode: string;
  readonly cents: number;
  readonly least: number;
  readonly most: number;
  readonly volume: number;
  number: number;
}

/** One vehicle of the whole-vehicle cart, or one group of the transfer cart. */
export interface Vehicle {
  readonly facts: Fields;
  readonly id: string;
  readonly sendtoCode: string;
  readonly carType: string;
  readonly carVolume: number;
  lines: VehicleLine[];
  payerCode: string;
  /** The payer's share, in cents; undefined for all. */
  payCents?: number;
  /** GD offered, BD joined, '' neither. */
  carpool: '' | 'GD' | 'BD';
  packageNo: string;
  /** Further choices of the cart: billing party, way of delivery. */
  extra: Fields;
}

/** A cart of vehicles. */
export interface Vehicles {
  list: Vehicle[];
  next: number;
}

/** A product that may go into the cart, with its least and most numbers (CART-09). */
export interface VehicleProduct {
  readonly facts: Fields;
  readonly productCode: string;
  readonly least: number;
  readonly most: number;
}

/**
 * Declares a cart of vehicles.
 * @param name its name in `GET /mock/state`
 * @param operationId the call whose example it begins with
 */
export function vehicleCart(name: string, operationId: OperationId): (dealer: Dealer) => Vehicles {
  return slice(name, (dealer) => ({ list: exampleRows(dealer, operationId).map(seedVehicle), next: 101 }));
}

function seedVehicle(facts: Fields): Vehicle {
  return {
    facts,
    id: text(facts, 'IBR_ID'),
    sendtoCode: text(facts, 'SENDTOCODE'),
    carType: text(facts, 'IBR_ZCTYPE'),
    carVolume: number(facts, 'CARVOLUME'),
    lines: list(facts, 'orderList').map(seedLine),
    payerCode: text(facts, 'PAYTOCODE'),
    carpool: '',
    packageNo: '',
    extra: {},
  };
}

function seedLine(facts: Fields): VehicleLine {
  const units = number(facts, 'IBL_NUM');
  return {
    facts,
    id: text(facts, 'GBID'),
    productCode: text(facts, 'PRODUCTCODE'),
    cents: toCents(number(facts, 'UNITPRICE')),
    least: Math.max(1, number(facts, 'IBL_MINNUM')),
    most: number(facts, 'IBL_MAXNUM'),
    volume: units === 0 ? 0 : number(facts, 'LINEVOLUME') / units,
    number: units,
  };
}

/** The products that may go into a cart, from the example of its goods list. */
export function vehicleProduct(
  dealer: Dealer,
  operationId: OperationId,
  productCode: string,
): VehicleProduct | undefined {
  const facts = exampleRows(dealer, operationId).find((row) => row['productCode'] === productCode);
  if (!facts) return undefined;
  return { facts, productCode, least: Math.max(1, number(facts, 'minNum')), most: number(facts, 'maxNum') };
}

/** A new line of a product. */
export function lineOfProduct(product: VehicleProduct, id: string, units: number): VehicleLine {
  const { facts } = product;
  const row = {
    GBID: id,
    PRODUCTCODE: product.productCode,
    PRODUCTMODEL: text(facts, 'productModel'),
    PRODUCTNAME: text(facts, 'productName'),
    UNITPRICE: facts['unitPrice'],
    THUMBNAIL: text(facts, 'thumbnail'),
    IBL_NUM: units,
    IBL_MINNUM: text(facts, 'minNum'),
    IBL_MAXNUM: text(facts, 'maxNum'),
    LINEVOLUME: number(facts, 'volume') * units,
  };
  return seedLine(row);
}

/** The amount of a vehicle in cents. */
export function vehicleCents(vehicle: Vehicle): number {
  return vehicle.lines.reduce((sum, line) => sum + line.cents * line.number, 0);
}

/** The loaded volume, in cubic metres with two decimals. */
export function loaded(vehicle: Vehicle): number {
  return rounded(vehicle.lines.reduce((sum, line) => sum + line.volume * line.number, 0));
}

/** A vehicle as the cart shows it (VehicleCart). */
export function vehicleRow(dealer: Dealer, vehicle: Vehicle): Fields {
  const payer = payersOf(dealer).find((payer) => payer.payerCode === vehicle.payerCode);
  return {
    ...vehicle.facts,
    ...vehicle.extra,
    SUMMONEY: toYuan(vehicleCents(vehicle)),
    SUMVOLUME: loaded(vehicle),
    PAYTOCODE: vehicle.payerCode,
    PAYTONAME: payer?.payerName ?? '',
    ...(vehicle.payCents !== undefined && { PAYMONEY: toYuan(vehicle.payCents) }),
    CARPOOLTYPE: vehicle.carpool,
    PACKAGENO: vehicle.packageNo,
    orderList: vehicle.lines.map((line) => ({
      ...line.facts,
      THUMBNAIL: productOf(dealer, line.productCode)?.facts['picUrl'] ?? line.facts['THUMBNAIL'],
      IBL_NUM: line.number,
      LINEVOLUME: rounded(line.volume * line.number),
    })),
  };
}

function rounded(volume: number): number {
  return Math.round(volume * 100) / 100;
}
