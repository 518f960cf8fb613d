import { payersOf } from '../account/customer';
import { productOf } from '../catalogue/goods';
import { number, present } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';

/** The calls that list a cart of vehicles, and those that list what may go into one. */
export type CartList = 'listTrafficCart' | 'listTransferCart';
export type GoodsList = 'queryTrafficGoods' | 'queryTransferGoods';

type VehicleFacts = RowOf<CartList>;
type LineFacts = VehicleFacts['orderList'][number];
type GoodsFacts = RowOf<GoodsList>;

/** A line of a vehicle; `volume` is that of one unit in cubic metres. */
export interface VehicleLine {
  readonly facts: LineFacts;
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
  readonly facts: Omit<VehicleFacts, 'SUMMONEY' | 'orderList'>;
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
  extra: Pick<VehicleFacts, 'BILLTOCODE' | 'SENDTYPE'>;
}

/** A cart of vehicles. */
export interface Vehicles {
  list: Vehicle[];
  next: number;
}

/** A product that may go into the cart, with its least and most numbers (CART-09). */
export interface VehicleProduct {
  readonly facts: GoodsFacts;
  readonly productCode: string;
  readonly least: number;
  readonly most: number;
}

/**
 * Declares a cart of vehicles.
 * @param name its name in `GET /mock/state`
 * @param operationId the call whose example it begins with
 */
export function vehicleCart(name: string, operationId: CartList): (dealer: Dealer) => Vehicles {
  return slice(name, (dealer) => ({ list: exampleRows(dealer, operationId).map(seedVehicle), next: 101 }));
}

function seedVehicle(facts: VehicleFacts): Vehicle {
  return {
    facts,
    id: facts.IBR_ID,
    sendtoCode: facts.SENDTOCODE ?? '',
    carType: facts.IBR_ZCTYPE ?? '',
    carVolume: facts.CARVOLUME ?? 0,
    lines: facts.orderList.map(seedLine),
    payerCode: facts.PAYTOCODE ?? '',
    carpool: '',
    packageNo: '',
    extra: {},
  };
}

function seedLine(facts: LineFacts): VehicleLine {
  const { IBL_NUM: units, LINEVOLUME = 0 } = facts;
  return {
    facts,
    id: facts.GBID,
    productCode: facts.PRODUCTCODE,
    cents: toCents(facts.UNITPRICE),
    least: Math.max(1, number(facts, 'IBL_MINNUM')),
    most: number(facts, 'IBL_MAXNUM'),
    volume: units === 0 ? 0 : LINEVOLUME / units,
    number: units,
  };
}

/** The products that may go into a cart, from the example of its goods list. */
export function vehicleProduct(
  dealer: Dealer,
  operationId: GoodsList,
  productCode: string,
): VehicleProduct | undefined {
  const facts = exampleRows(dealer, operationId).find((row) => row.productCode === productCode);
  return facts && { facts, productCode, least: Math.max(1, facts.minNum), most: facts.maxNum };
}

/** A new line of a product. */
export function lineOfProduct({ facts }: VehicleProduct, id: string, units: number): VehicleLine {
  const { productCode, productModel = '', productName, unitPrice, thumbnail = '', minNum, maxNum } = facts;
  return seedLine({
    GBID: id,
    PRODUCTCODE: productCode,
    PRODUCTMODEL: productModel,
    PRODUCTNAME: productName,
    UNITPRICE: unitPrice,
    THUMBNAIL: thumbnail,
    IBL_NUM: units,
    IBL_MINNUM: String(minNum),
    IBL_MAXNUM: String(maxNum),
    LINEVOLUME: (facts.volume ?? 0) * units,
  });
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
export function vehicleRow(dealer: Dealer, vehicle: Vehicle): VehicleFacts {
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
      ...present({
        THUMBNAIL: productOf(dealer, line.productCode)?.facts.picUrl ?? line.facts.THUMBNAIL,
      }),
      IBL_NUM: line.number,
      LINEVOLUME: rounded(line.volume * line.number),
    })),
  };
}

function rounded(volume: number): number {
  return Math.round(volume * 100) / 100;
}
