/** Checks ship-tos, gates and vehicle lines (ADDR-01, ROUTE-03, CART-09). */
import type { ShipTo } from '../address';
import type { GateAnswer } from '../gate';
import type { VehicleLine } from '../traffic';
import { type Parsed, parser } from './parsed';
import { code, listOf, maybeFigure, maybeFlag, maybeText, objectOf } from './wire-fields';

const shipTo = objectOf({ sendtoCode: code, sendtoAddress: maybeText, isDefault: maybeFlag });
const gate = objectOf({ isOpen: maybeFlag, remark: maybeText });
const vehicleLine = objectOf({
  UNITPRICE: maybeFigure,
  IBL_NUM: maybeFigure,
  IBL_MINNUM: maybeFigure,
  IBL_MAXNUM: maybeFigure,
});

/** The ship-tos of a sold-to, or which field of which one is wrong (ADDR-01, 2§3). */
export const parseShipTos: (value: unknown) => Parsed<readonly ShipTo[]> = parser(listOf(shipTo));

/** The answer of a gate check, or which field is wrong (ROUTE-03). */
export const parseGateAnswer: (value: unknown) => Parsed<GateAnswer> = parser(gate);

/** The lines of a whole-vehicle or transfer cart, or which field of which line is wrong (CART-09, 2§3). */
export const parseVehicleLines: (value: unknown) => Parsed<readonly VehicleLine[]> = parser(
  listOf(vehicleLine),
);
