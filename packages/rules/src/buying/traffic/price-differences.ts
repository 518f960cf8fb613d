/**
 * The effect of today's prices and stocks on vehicles, or transfer groups, before they are submitted (TRAF-01,
 * TRANS-01).
 */
import { type Amount, sentFigure, sumAmounts } from '../../base/money';
import { type LineDifference, lineDifferences } from '../../orders/order-changes/line-differences';

/** A line of a vehicle with the wire's own names. */
export interface PricedVehicleLine {
  readonly GBID: string;
  readonly PRODUCTCODE: string;
  /** Yuan for one piece, as it stands in the cart. */
  readonly UNITPRICE?: Amount;
  /** Pieces. */
  readonly IBL_NUM: number;
}

/** A vehicle or group with its sum in yuan. */
export interface PricedVehicle {
  readonly SUMMONEY: Amount;
  readonly orderList: readonly PricedVehicleLine[];
}

/** Today's price of a product in yuan, and the pieces that can be ordered; undefined where the server sends none. */
export interface TodaysPrice {
  readonly productCode: string;
  readonly unitPrice: Amount;
  readonly usableQty?: number | undefined;
}

/**
 * The change of a line since it was added. A product without an answer has none: the pre-check decides.
 * Assumption: the usable pieces are compared with each line by itself.
 */
export function vehicleLineDifference(
  { PRODUCTCODE: productCode, IBL_NUM: number, UNITPRICE: price }: PricedVehicleLine,
  today: readonly TodaysPrice[],
): LineDifference | undefined {
  const now = today.find((price) => price.productCode === productCode);
  if (!now) return undefined;
  const fresh = {
    productCode,
    price: now.unitPrice,
    ...(now.usableQty !== undefined && { stock: now.usableQty }),
  };
  return lineDifferences([{ productCode, number, price }], [fresh])[0];
}

/**
 * The vehicle at today's prices: its sum with the effect of every changed line. An unreadable sum gives no number, and
 * then the vehicle is not submitted (CART-06).
 * @param differences the changes, by GBID
 */
export function withTodaysSum<Vehicle extends PricedVehicle>(
  vehicle: Vehicle,
  differences: ReadonlyMap<string, LineDifference>,
): Vehicle & { readonly SUMMONEY: number } {
  const effects = vehicle.orderList.map(({ GBID }) => differences.get(GBID)?.effect);
  // A line without a difference costs what it did.
  const changes = effects.filter((effect) => effect !== undefined);
  return { ...vehicle, SUMMONEY: sentFigure(sumAmounts([vehicle.SUMMONEY, ...changes])) };
}
