import { lostDigits, pasteText } from '../../fields/paste';

/** The orders of an application, or the sentence that says what is wrong with the text. */
export type OrderNumbersRead =
  | { readonly ok: true; readonly orderNos: readonly string[] }
  | { readonly ok: false; readonly text: string };

/** Reads order numbers that are typed or pasted, with blanks, commas or lines between them; each counts once (FIN-04). */
export function readOrderNumbers(text: string): OrderNumbersRead {
  const orderNos = [...new Set(text.split(/[\s,，;；、]+/).filter((part) => part !== ''))];
  if (orderNos.length === 0) return { ok: false, text: '请填写要开票的订单号' };
  const lost = orderNos.filter((orderNo) => lostDigits(orderNo) !== undefined);
  if (lost[0]) return { ok: false, text: `${lost.join('、')}：${pasteText(lostDigits(lost[0]))}` };
  const wrong = orderNos.filter((orderNo) => !/^[A-Za-z0-9-]+$/.test(orderNo));
  if (wrong.length > 0) return { ok: false, text: `这些不是订单号：${wrong.join('、')}` };
  return { ok: true, orderNos };
}
