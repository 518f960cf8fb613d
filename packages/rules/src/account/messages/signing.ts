import { wireDay } from '../../base/shanghai';

/** A message that asks for an act of the dealer, as far as it matters here. */
interface AskingMessage {
  readonly title: string;
  readonly isRead?: boolean | undefined;
  readonly createDate?: string | null | undefined;
}

/** What was signed for or confirmed. */
export interface SignedSubject {
  /** As titles name it: 6010086604, 26372000000000118801, 10月对账单. */
  readonly name: string;
  /** The days, YYYY-MM-DD, on which a message can be about it, where others have the same name before or after. */
  readonly days?: { readonly first: string; readonly last: string } | undefined;
}

/**
 * Whether an unread message has asked for the act that is done now: it names the subject and asks to sign, check or
 * confirm, as 订单 6010086604 已送达，请及时签收 and 10月对账单已生成，请及时核对 do (MSG-01). Assumption: such messages have the
 * subject in their title.
 */
export function isEndedBySigning(
  { title, isRead, createDate }: AskingMessage,
  { name, days }: SignedSubject,
): boolean {
  const asks = /签收|核对|确认/u.test(title);
  const day = wireDay(createDate) ?? '';
  return isRead !== true && asks && names(title, name) && (!days || (days.first <= day && day <= days.last));
}

/** Whether a title has the name, and not as a part of a longer number: 11月对账单 does not name 1月对账单. */
function names(title: string, name: string): boolean {
  const parts = name === '' ? [] : title.split(name);
  const endsInDigit = /\d$/.test(name);
  return parts
    .slice(1)
    .some((after, at) => !/\d$/.test(parts[at] ?? '') && !(endsInDigit && /^\d/.test(after)));
}

/**
 * The statement of a month as messages name it.
 * @param period YYYY-MM
 */
export function statementSubject(period: string): SignedSubject {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(period) ?? [];
  if (month === undefined) return { name: '' };
  // The message comes when the month has ended; a year later comes the one of the next.
  const days = { first: `${period}-28`, last: `${Number(year) + 1}-${month}-27` };
  return { name: `${Number(month)}月对账单`, days };
}
