import { number, text } from '../memory/input';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { trafficKind } from './traffic';
import { vehicleOf } from './vehicle-edits';
import { loaded } from './vehicles';

/** Packages of the examples; the room in them falls while vehicles of this dealer are in. */
function packageOf(dealer: Dealer, packageNo: string) {
  return exampleRows(dealer, 'listTrafficCarpoolOrders').find(
    (exampleRow) => exampleRow['packageNo'] === packageNo,
  );
}

const GONE = '该车次已不在购物车中，请刷新';

export const carpoolHandlers: Handlers = {
  setTrafficCarpoolGd: (dealer, call) => {
    const vehicle = vehicleOf(trafficKind, dealer, call);
    if (!vehicle) return call.refuse('fullLoad', GONE);
    if (loaded(vehicle) >= vehicle.carVolume) return call.refuse('fullLoad');
    vehicle.carpool = 'GD';
    return call.done();
  },

  undoTrafficCarpoolGd: (dealer, call) => {
    const vehicle = vehicleOf(trafficKind, dealer, call);
    if (vehicle?.carpool !== 'GD') return call.refuse('joined', vehicle ? '该车没有挂单' : GONE);
    vehicle.carpool = '';
    return call.done();
  },

  setTrafficCarpoolBd: (dealer, call) => {
    const vehicle = vehicleOf(trafficKind, dealer, call);
    if (!vehicle) return call.refuse('noRoom', GONE);
    const pack = packageOf(dealer, text(call.input, 'packageNo'));
    // A package that this dealer is already in counts its volume as used.
    const room = pack?.['isJoined'] === true ? Number.POSITIVE_INFINITY : number(pack ?? {}, 'leftVolume');
    if (loaded(vehicle) > room) return call.refuse('noRoom');
    vehicle.carpool = 'BD';
    vehicle.packageNo = text(call.input, 'packageNo');
    return call.done();
  },

  undoTrafficCarpoolBd: (dealer, call) => {
    const vehicle = vehicleOf(trafficKind, dealer, call);
    if (vehicle?.carpool !== 'BD') return call.refuse('locked', vehicle ? '该车没有并单' : GONE);
    vehicle.carpool = '';
    vehicle.packageNo = '';
    return call.done();
  },

  listTrafficCarpoolOrders: (dealer, { done }) => {
    const joined = trafficKind
      .cart(dealer)
      .list.filter((vehicle) => vehicle.carpool === 'BD')
      .map((vehicle) => vehicle.packageNo);
    const rows = exampleRows(dealer, 'listTrafficCarpoolOrders');
    return done(
      rows.map((row) => ({
        ...row,
        isJoined: row['isJoined'] === true || joined.includes(text(row, 'packageNo')),
      })),
    );
  },
};
