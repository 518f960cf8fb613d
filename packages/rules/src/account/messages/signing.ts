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
  /** The first day on which a message can be about it, where another of the same name was before. */
  readonly from?: string | undefined;
}

/**
 * Whether an unread message has asked for the act that is done now: it names the subject and asks to sign, check or
 * confirm, as 订单 6010086604 已送达，请及时签收 and 10月对账单已生成，请及时核对 do (MSG-01). Assumption: such messages have the
 * subject in their title.
 */
export function isEndedBySigning(
  { title, isRead, createDate }: AskingMessage,
  { name, from = '' }: SignedSubject,
): boolean {
  const asks = /签收|核对|确认/u.test(title) && (createDate ?? '') >= from;
  return isRead !== true && name !== '' && title.includes(name) && asks;
}

/**
 * The statement of a month as messages name it.
 * @param period YYYY-MM
 */
export function statementSubject(period: string): SignedSubject {
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.exec(period)?.[1];
  // The message comes when the month has ended.
  return { name: month === undefined ? '' : `${Number(month)}月对账单`, from: `${period}-28` };
}
