/** A rebate that is cashed: what is left of it moves to a payer that can pay orders (FIN-05). */
import { type Amount, compareAmounts, isAmount } from '../../base/money';
import { daysUntil, wireDay } from '../../base/shanghai';

/** A rebate, as far as cashing asks for it. */
export interface CashableRebate {
  /** Yuan that are left. */
  readonly balance: Amount;
  /** YYYY-MM-DD, its last day; absent where it does not expire. */
  readonly endDate?: string | undefined;
}

/**
 * Why a rebate is not cashed; undefined when it can be (FIN-05g).
 * @param now its day in Shanghai counts
 */
export function cashReason({ balance, endDate }: CashableRebate, now: Date): string | undefined {
  if (!isAmount(balance)) return '这笔返利的余额无法识别，暂不能兑现';
  if (compareAmounts(balance, 0) !== 1) return '这笔返利已经用完';
  if (!endDate) return undefined;
  const daysLeft = daysUntil(endDate, now);
  if (daysLeft === undefined) return '这笔返利的到期日无法识别，暂不能兑现';
  return daysLeft < 0 ? `这笔返利 ${wireDay(endDate)} 已到期` : undefined;
}
