/** The prices and offers that end, the first to end first. */
import { daysUntil } from '../../base/shanghai';

/** An offer or document that ends on a day. */
export interface Ending {
  /** YYYY-MM-DD, with or without a time. */
  readonly endDate?: string | undefined;
}

/** Offers that end within so many days are shown. Assumption: six weeks, so that the end of the next month is seen. */
export const ENDING_DAYS = 42;

/** The current offers that end soon, the first to end first. */
export function endingSoon<T extends Ending>(offers: readonly T[], now: Date): readonly T[] {
  return offers
    .flatMap((offer) => {
      const days = daysUntil(offer.endDate, now) ?? -1;
      return days >= 0 && days <= ENDING_DAYS ? [{ offer, days }] : [];
    })
    .sort((first, second) => first.days - second.days)
    .map(({ offer }) => offer);
}
