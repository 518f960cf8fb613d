/** A message that asks for a signature, as far as it matters here. */
interface AskingMessage {
  readonly title: string;
  readonly isRead?: boolean | undefined;
}

/**
 * Whether an unread message has asked for the signature that is given now: it names the order and asks to sign, as
 * 订单 6010086604 已送达，请及时签收 does (MSG-01). Assumption: messages about an order have its number in their title.
 */
export function isEndedBySigning({ title, isRead }: AskingMessage, orderNo: string): boolean {
  return isRead !== true && orderNo !== '' && title.includes(orderNo) && title.includes('签收');
}
