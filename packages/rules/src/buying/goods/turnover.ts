/** How long a dealer's own stock of a product lasts, as a product list shows it. */

import { isGiven } from '../../base/given';
import { type Amount, readFigure, sentFigure } from '../../base/money';
import { shanghaiDate } from '../../base/shanghai';
import { dayFigure, RED_DAYS } from '../calculator/day-figure';

/** A dealer's own stock of a product, by wire names (listCustomerInventory). */
export interface OwnStock {
  readonly turnoverDays?: Amount;
  readonly safeDays?: Amount;
}

/** The content of the cell: the days, their meaning, and whether they call for an order. */
export interface TurnoverNote {
  /** `18.0 天`, `断货`, or a dash. */
  readonly text: string;
  readonly note?: string;
  readonly isLow: boolean;
}

/** Assumption: below so many days the day on which the stock ends says more than the safe days. */
const SOON_DAYS = 14;

/**
 * The dealer's own turnover of a product. It is low below the safe days, with the day on which it ends where that is
 * near; too much from 90 days on (CALC-04).
 */
export function turnoverNote(
  stock: OwnStock | undefined,
  { isNewProduct = false, now }: { readonly isNewProduct?: boolean; readonly now: Date },
): TurnoverNote {
  const { turnoverDays, safeDays } = stock ?? {};
  const { text } = dayFigure(turnoverDays);
  if (text === '—') return { text, isLow: false, ...(isNewProduct && { note: '新品' }) };
  if (text === '断货') return { text, isLow: true };
  const days = sentFigure(turnoverDays);
  const safe = readFigure(safeDays);
  const daysText = `${text} 天`;
  if (isGiven(safeDays) && safe === undefined) {
    return { text: daysText, note: '安全天数无法识别', isLow: false };
  }
  if (days < (safe ?? 0)) {
    const ends = shanghaiDate(now, Math.floor(days)).slice('YYYY-'.length);
    return { text: daysText, note: days < SOON_DAYS ? `约 ${ends} 断货` : `安全 ${safe} 天`, isLow: true };
  }
  return { text: daysText, isLow: false, ...(days >= RED_DAYS && { note: '备货偏多' }) };
}
