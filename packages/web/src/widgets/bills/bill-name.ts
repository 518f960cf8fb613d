import { joined } from '#ui/text/joined';

/** The last digits tell one bill from another. */
const DIGITS = 6;

type WireNumber = string | null | undefined;

/** A bill by its last digits: …000226; `''` where no number came. */
export function billDigits(number: WireNumber): string {
  const text = joined([number]);
  return text && `…${text.slice(-DIGITS)}`;
}

/** A bill in words: 票据 …000226, and 票据 alone where no number came. */
export const billName = (number: WireNumber): string => joined(['票据', billDigits(number)]);

/** A rebate in words: 返利 FL20260001, and 返利 alone where no number came. */
export const rebateName = (number: WireNumber): string => joined(['返利', number]);

/** What is said of a bill that its acceptor still owes after its day. */
export const OVERDUE_BILL = '过了到期日还没有兑付';
