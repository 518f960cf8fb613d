/** The parts that lead from one book to the other, to the cent (FIN-02). */
import {
  type Amount,
  addAmounts,
  addMoney,
  compareAmounts,
  compareMoney,
  type Money,
  NO_MONEY,
  subtractAmounts,
  subtractMoney,
  sumMoney,
} from '../../base/money';
import type { BookRow } from './book';
import type { Books, Match, Matching } from './match';

/** Company less what only it has, plus what only the dealer has, plus what differs, is own. */
export interface Bridge {
  /** The sums of all rows. */
  readonly company: Money;
  readonly dealer: Money;
  /** The sums of the rows that the other book does not have. */
  readonly onlyCompany: Money;
  readonly onlyDealer: Money;
  /** Own less company over all matches. */
  readonly differing: Money;
  /** Company less own: what is to be explained. */
  readonly difference: Money;
}

/** The bridge between two books; its parts add up for every matching. */
export function bridgeOf({ company, dealer }: Books, { matches, onlyCompany, onlyDealer }: Matching): Bridge {
  const companyTotal = sumMoney(company.map(({ amount }) => amount));
  const dealerTotal = sumMoney(dealer.map(({ amount }) => amount));
  return {
    company: companyTotal,
    dealer: dealerTotal,
    onlyCompany: sumOf(company, onlyCompany),
    onlyDealer: sumOf(dealer, onlyDealer),
    differing: subtractMoney(NO_MONEY, sumMoney(matches.map(({ difference }) => difference))),
    difference: subtractMoney(companyTotal, dealerTotal),
  };
}

/** Whether the parts of a bridge lead from one book to the other. */
export function isWhole({ company, onlyCompany, onlyDealer, differing, dealer }: Bridge): boolean {
  return (
    compareMoney(addMoney(subtractMoney(company, onlyCompany), sumMoney([onlyDealer, differing])), dealer) ===
    0
  );
}

/** 余额调节表 of two books: their balances at the end, after each has taken over what only the other one has. */
export interface AdjustedBalances {
  /** Undefined where a balance cannot be read. */
  readonly company: Money | undefined;
  readonly dealer: Money | undefined;
  /** False where a balance cannot be read. */
  readonly isEqual: boolean;
  /** Company less own: what the books differed by before the first row that was compared, where both balances are right. */
  readonly rest: Money | undefined;
}

/**
 * The balances after adjustment, to the cent: the own book takes over what only the company has, and the company's amount
 * where both differ; the company's book takes over what only the dealer has (FIN-02; as `adjustment` of a month).
 * @param balances of both books at the end of the period, in yuan
 */
export function adjustedBalances(
  { onlyCompany, onlyDealer, differing }: Bridge,
  balances: { readonly company: Amount; readonly dealer: Amount },
): AdjustedBalances {
  const company = addAmounts(balances.company, onlyDealer);
  const dealer = subtractAmounts(addAmounts(balances.dealer, onlyCompany), differing);
  return {
    company,
    dealer,
    isEqual: compareAmounts(company, dealer) === 0,
    rest: subtractAmounts(company, dealer),
  };
}

/** Whether two sides of a match differ. */
export function isDiffering({ difference }: Match): boolean {
  return compareMoney(difference, NO_MONEY) !== 0;
}

function sumOf(rows: readonly BookRow[], keys: readonly string[]): Money {
  const chosen = new Set(keys);
  return sumMoney(rows.filter(({ key }) => chosen.has(key)).map(({ amount }) => amount));
}
