/** Why chosen vehicles, or transfer groups, cannot be submitted as they stand (TRAF-01, TRANS-01). */
import { isGiven } from '../../base/given';
import { type Amount, compareAmounts, formatYuan, sumAmounts } from '../../base/money';
import { NO_LINES_NO_SEND } from '../../fields/page/unread-lines';
import { type LoadFacts, vehicleLoad } from './load';
import { payMoneyProblem } from './pay-money';

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

/** The kind of submit: 车次 are loaded, 调货单 are not. */
export type SubmitKind = '车次' | '调货单';

function problemOf(
  vehicle: SubmitVehicle,
  payers: readonly SubmitPayer[],
  kind: SubmitKind,
): string | undefined {
  const { PAYTOCODE, PAYMONEY, SUMMONEY } = vehicle;
  if (!vehicle.orderList) return NO_LINES_NO_SEND;
  const load = vehicleLoad(vehicle);
  if (kind === '车次' && load.kind === 'over') return load.text;
  if (kind === '车次' && load.kind === 'unknown' && load.text !== '') return `${load.text}，暂不能提交`;
  if (!PAYTOCODE) return '请选择付款方';
  const balance = payers.find(({ payerCode }) => payerCode === PAYTOCODE)?.balance;
  return payMoneyProblem(PAYMONEY, { sum: SUMMONEY, balance });
}

/** The reason of the first payer that has enough for each but not for all that it is to pay. */
function sharedProblem(
  chosenVehicles: readonly SubmitVehicle[],
  payers: readonly SubmitPayer[],
): string | undefined {
  for (const { payerCode, balance } of payers) {
    const vehicles = chosenVehicles.filter(({ PAYTOCODE }) => PAYTOCODE === payerCode);
    const needed = sumAmounts(vehicles.map(({ PAYMONEY, SUMMONEY }) => PAYMONEY ?? SUMMONEY));
    if (vehicles.length > 1 && isGiven(balance) && compareAmounts(needed, balance) === 1) {
      return `付款方 ${payerCode} 余额仅 ${formatYuan(balance)}，所选共需 ${formatYuan(needed)}，请更换付款方或分次提交`;
    }
  }
  return undefined;
}

/**
 * The first reason why the chosen cannot be submitted together; nothing when they can (TRAF-01, TRANS-01).
 * One submit names one ship-to. The least load is the pre-check's to refuse, since a carpool may still fill the vehicle.
 */
export function vehicleSubmitProblem(
  chosenVehicles: readonly SubmitVehicle[],
  payers: readonly SubmitPayer[],
  kind: SubmitKind,
): string | undefined {
  if (chosenVehicles.length === 0) return `请先选择要提交的${kind}`;
  if (new Set(chosenVehicles.map(({ SENDTOCODE }) => SENDTOCODE)).size > 1)
    return `一次只能提交同一送达方的${kind}`;
  for (const vehicle of chosenVehicles) {
    const text = problemOf(vehicle, payers, kind);
    if (text !== undefined) return `${vehicle.IBR_ID}：${text}`;
  }
  return sharedProblem(chosenVehicles, payers);
}
