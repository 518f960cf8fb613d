/** What an account wants to be reminded of, and what there is of it today (FIN-02, MSG-01). */
import { type Amount, compareAmounts, isAmount, type Money } from '../../base/money';
import { recordOf } from '../../base/record';
import { daysUntil, wireDay } from '../../base/shanghai';
import { isTyped, sumsByUse } from '../money-place/money-uses';
import { isGone, type RunwayEnd } from './forecast';

/** When to be reminded; what is absent is not reminded of. */
export interface AlertSettings {
  /** Days before a rebate expires. */
  readonly rebateDays?: number;
  /** Days before a bill falls due. */
  readonly billDays?: number;
  /** Yuan: as soon as the accounts that pay for orders have less together. */
  readonly below?: number;
}

/** The settings to choose from. Assumption. */
export const ALERT_CHOICES = {
  rebateDays: [7, 15, 30, 60],
  billDays: [3, 7, 15, 30],
  below: [10_000, 50_000, 100_000, 200_000, 500_000, 1_000_000],
} as const;

/** Facts, each only as far as the settings ask for it. */
export interface AlertFacts {
  /** Bills and rebates. */
  readonly ends: readonly RunwayEnd[];
  readonly payers: readonly { readonly payerType?: string | null | undefined; readonly balance: Amount }[];
}

/** Something to be reminded of. */
export type OwnAlert =
  | {
      readonly kind: 'end';
      /** Its day as YYYY-MM-DD where it can be read. */
      readonly end: RunwayEnd;
      /** Below zero for a bill that is overdue; undefined where its day cannot be read. */
      readonly days: number | undefined;
    }
  | {
      readonly kind: 'balance';
      /** The money that orders are paid with; undefined where a balance cannot be read. */
      readonly total: Money | undefined;
      readonly below: number;
    }
  | {
      /** No account pays for orders, so that no balance can be compared. */
      readonly kind: 'noAccount';
      readonly below: number;
    };

/**
 * What an account has to be reminded of today: the balance first, then what ends, the nearest first. A balance or a day
 * that cannot be read is something to be reminded of, for nobody knows. A rebate that is over is gone; a bill that is
 * overdue is not paid yet.
 */
export function ownAlerts(
  { rebateDays, billDays, below }: AlertSettings,
  { ends, payers }: AlertFacts,
  now: Date,
): readonly OwnAlert[] {
  const most = { rebate: rebateDays, bill: billDays };
  const due = ends.flatMap((end): readonly EndAlert[] => {
    const [limit, days] = [most[end.kind], daysUntil(end.day, now)];
    if (limit === undefined || (days !== undefined && (days > limit || isGone(end, days < 0)))) return [];
    return [{ kind: 'end', end: { ...end, day: wireDay(end.day) ?? end.day }, days }];
  });
  const dayOf = ({ days }: EndAlert) => days ?? Number.POSITIVE_INFINITY;
  const inOrder = due.sort((left, right) => (dayOf(left) === dayOf(right) ? 0 : dayOf(left) - dayOf(right)));
  return [...balanceAlert(below, payers), ...inOrder];
}

type EndAlert = Extract<OwnAlert, { readonly kind: 'end' }>;

function balanceAlert(below: number | undefined, payers: AlertFacts['payers']): readonly OwnAlert[] {
  if (below === undefined) return [];
  const sum = sumsByUse(payers, ({ balance }) => balance).find(({ use }) => use === 'money');
  if (!sum && payers.every(isTyped)) return [{ kind: 'noAccount', below }];
  const total = sum?.total;
  return isAmount(total) && compareAmounts(total, below) !== -1 ? [] : [{ kind: 'balance', total, below }];
}

/** The settings of a stored value: what is no choice is not set; undefined where nothing is. */
export function readAlertSettings(value: unknown): AlertSettings | undefined {
  const stored = recordOf(value);
  const chosen = Object.entries(ALERT_CHOICES).flatMap(([name, choices]) => {
    const found = choices.find((choice) => choice === stored?.[name]);
    return found === undefined ? [] : [[name, found] as const];
  });
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}
