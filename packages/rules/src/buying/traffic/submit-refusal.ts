/** Why chosen vehicles, or transfer groups, cannot be submitted as they stand (TRAF-01, TRANS-01). */
import { isGiven } from '../../base/given';
import { type Amount, compareAmounts, sumAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { type LoadFacts, vehicleLoad } from './load';
import { payMoneyRefusal } from './pay-money';
import type { SubmitKind, TrafficRefusal } from './traffic-refusals';

/** A chosen vehicle or group with the wire's own names. */
export interface SubmitVehicle extends LoadFacts {
  readonly IBR_ID: string;
  readonly SENDTOCODE?: string | undefined;
  readonly SUMMONEY: Amount;
  readonly PAYTOCODE?: string | undefined;
  readonly PAYMONEY?: Amount;
  /** Its lines; nothing where they did not come. */
  readonly orderList: readonly unknown[] | null | undefined;
}

/** A possible payer, with the balance in yuan. */
export interface SubmitPayer {
  readonly payerCode: string;
  readonly balance: Amount;
}

function refusalOf(
  vehicle: SubmitVehicle,
  payers: readonly SubmitPayer[],
  kind: SubmitKind,
): TrafficRefusal | undefined {
  const { PAYTOCODE, PAYMONEY, SUMMONEY } = vehicle;
  if (!vehicle.orderList) return refuse('traffic.noLines');
  const load = vehicleLoad(vehicle);
  if (kind === 'vehicle' && load.kind === 'over') return load.refusal;
  if (kind === 'vehicle' && load.refusal?.code === 'traffic.figureUnread') {
    return refuse('traffic.loadUnread', load.refusal.params);
  }
  if (!PAYTOCODE) return refuse('traffic.payerMissing');
  const balance = payers.find(({ payerCode }) => payerCode === PAYTOCODE)?.balance;
  return payMoneyRefusal(PAYMONEY, { sum: SUMMONEY, balance });
}

/** The reason of the first payer that has enough for each but not for all that it is to pay. */
function sharedRefusal(
  chosenVehicles: readonly SubmitVehicle[],
  payers: readonly SubmitPayer[],
): TrafficRefusal | undefined {
  for (const { payerCode, balance } of payers) {
    const vehicles = chosenVehicles.filter(({ PAYTOCODE }) => PAYTOCODE === payerCode);
    const needed = sumAmounts(vehicles.map(({ PAYMONEY, SUMMONEY }) => PAYMONEY ?? SUMMONEY));
    if (vehicles.length > 1 && isGiven(balance) && compareAmounts(needed, balance) === 1) {
      return refuse('traffic.payerShort', { payerCode, balance, needed });
    }
  }
  return undefined;
}

/**
 * The first reason why the chosen cannot be submitted together; nothing when they can (TRAF-01, TRANS-01).
 * One submit names one ship-to. The least load is the pre-check's to refuse, since a carpool may still fill the vehicle.
 */
export function vehicleSubmitRefusal(
  chosenVehicles: readonly SubmitVehicle[],
  payers: readonly SubmitPayer[],
  kind: SubmitKind,
): TrafficRefusal | undefined {
  if (chosenVehicles.length === 0) return refuse('traffic.noneChosen', { kind });
  if (new Set(chosenVehicles.map(({ SENDTOCODE }) => SENDTOCODE)).size > 1)
    return refuse('traffic.shipTos', { kind });
  for (const vehicle of chosenVehicles) {
    const reason = refusalOf(vehicle, payers, kind);
    if (reason) return refuse('traffic.vehicle', { vehicle: vehicle.IBR_ID, reason });
  }
  return sharedRefusal(chosenVehicles, payers);
}
