/** The last digits tell one bill from another. */
const DIGITS = 6;

/** A bill by its last digits: …000226. */
export const billDigits = (number: string): string => `…${number.slice(-DIGITS)}`;

/** A bill in words: 票据 …000226, and 票据 alone where no number came. */
export const billName = (number: string): string => (number ? `票据 ${billDigits(number)}` : '票据');

/** What is said of a bill that its acceptor still owes after its day. */
export const OVERDUE_BILL = '过了到期日还没有兑付';
