import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { trafficKind } from './traffic';
import { VEHICLE_GONE, vehicleOf } from './vehicle-edits';
import { loaded } from './vehicles';

/** The room in a package of the examples, in cubic metres; it falls while vehicles of this dealer are in. */
function roomIn(dealer: Dealer, packageNo: string): number {
  const pack = exampleRows(dealer, 'listTrafficCarpoolOrders').find((row) => row.packageNo === packageNo);
  if (!pack) return 0;
  // A package that this dealer is already in counts its volume as used.
  return pack.isJoined ? Number.POSITIVE_INFINITY : pack.leftVolume;
}

export const carpoolHandlers: Handlers = {
  ...handle('setTrafficCarpoolGd', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(trafficKind, dealer, input);
    if (!vehicle) return refuse('fullLoad', VEHICLE_GONE);
    if (loaded(vehicle) >= vehicle.carVolume) return refuse('fullLoad');
    vehicle.carpool = 'GD';
    return done();
  }),

  ...handle('undoTrafficCarpoolGd', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(trafficKind, dealer, input);
    if (vehicle?.carpool !== 'GD') return refuse('joined', vehicle ? '该车没有挂单' : VEHICLE_GONE);
    vehicle.carpool = '';
    return done();
  }),

  ...handle('setTrafficCarpoolBd', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(trafficKind, dealer, input);
    if (!vehicle) return refuse('noRoom', VEHICLE_GONE);
    if (loaded(vehicle) > roomIn(dealer, input.packageNo)) return refuse('noRoom');
    vehicle.carpool = 'BD';
    vehicle.packageNo = input.packageNo;
    return done();
  }),

  ...handle('undoTrafficCarpoolBd', ({ dealer, input, done, refuse }) => {
    const vehicle = vehicleOf(trafficKind, dealer, input);
    if (vehicle?.carpool !== 'BD') return refuse('locked', vehicle ? '该车没有并单' : VEHICLE_GONE);
    vehicle.carpool = '';
    vehicle.packageNo = '';
    return done();
  }),

  ...handle('listTrafficCarpoolOrders', ({ dealer, done }) => {
    const joined = trafficKind
      .cart(dealer)
      .list.filter((vehicle) => vehicle.carpool === 'BD')
      .map((vehicle) => vehicle.packageNo);
    const rows = exampleRows(dealer, 'listTrafficCarpoolOrders');
    return done(rows.map((row) => ({ ...row, isJoined: row.isJoined || joined.includes(row.packageNo) })));
  }),
};
