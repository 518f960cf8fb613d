/** How fast the money of an account turns over, month by month (FIN-01). */
import { type Amount, readFigure } from '../../base/money';
import { daysBetween } from '../../base/shanghai';

/** A month of an account, by wire names; amounts in yuan. */
export interface AccountTurnoverMonth {
  readonly beginDate: string;
  readonly endDate: string;
  readonly openingBalance: Amount;
  readonly closingBalance: Amount;
  readonly debitAmount: Amount;
}

/** The turnover of a month. */
export interface AccountTurnover {
  /** How often the average balance left the account in the month. */
  readonly times: number;
  /** For how many days the average balance would have lasted; undefined where nothing left the account. */
  readonly days: number | undefined;
}

/**
 * How often the average balance of a month left its account, and for how many days it would have lasted: the average of
 * opening and closing balance against the debits. Assumption: no call gives the turnover, nor balances in between.
 * @returns undefined where the average is nothing or a debt, and where a figure or a day cannot be read: then there is no
 * turnover
 */
export function accountTurnover(month: AccountTurnoverMonth): AccountTurnover | undefined {
  const [opening, closing, debit] = [
    readFigure(month.openingBalance),
    readFigure(month.closingBalance),
    readFigure(month.debitAmount),
  ];
  const between = daysBetween(month.beginDate, month.endDate);
  if (opening === undefined || closing === undefined || debit === undefined || between === undefined)
    return undefined;
  const average = (opening + closing) / 2;
  if (average <= 0 || debit < 0 || between < 0) return undefined;
  return { times: debit / average, days: debit === 0 ? undefined : (average / debit) * (between + 1) };
}
