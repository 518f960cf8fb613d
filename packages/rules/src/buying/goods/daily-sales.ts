/** The sales of a product at each of its prices, for the days that a server lists. */
import { type Amount, compareAmounts, isAmount, sumFigures } from '../../base/money';
import { compareTimes } from '../../base/shanghai';

/** A day of a product, by wire names (listDailySalesPrices). */
export interface SalesDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Yuan for a piece. */
  readonly price: Amount;
  /** Pieces. */
  readonly salesNumber?: Amount;
}

/** Days in a row at one price. */
export interface PricePeriod {
  readonly from: string;
  readonly to: string;
  readonly price: Amount;
  /** Pieces sold in these days; undefined where those of one day cannot be read. */
  readonly pieces: number | undefined;
  /** Pieces a day, one decimal; undefined likewise. */
  readonly daily: number | undefined;
}

/** Days in a row at one price with what was sold a day; days without a readable price end a period and begin none. */
export function pricePeriods(days: readonly SalesDay[]): readonly PricePeriod[] {
  const sorted = [...days].sort((left, right) => compareTimes(left.date, right.date));
  const groups: [SalesDay, ...SalesDay[]][] = [];
  let last: SalesDay | undefined;
  for (const day of sorted) {
    const isSame = compareAmounts(last?.price, day.price) === 0;
    if (isAmount(day.price)) {
      if (isSame) groups.at(-1)?.push(day);
      else groups.push([day]);
    }
    last = day;
  }
  return groups.map(periodOf);
}

function periodOf(group: readonly [SalesDay, ...SalesDay[]]): PricePeriod {
  const [first] = group;
  const end = group.at(-1) ?? first;
  const pieces = sumFigures(group.map(({ salesNumber }) => salesNumber));
  const daily = pieces === undefined ? undefined : Math.round((pieces / group.length) * 10) / 10;
  return { from: first.date, to: end.date, price: first.price, pieces, daily };
}
