/** Why something is not sent now, and what is not known of what was sent: codes with their sentences (ORDER-01). */
import { type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';

/** What an equal submit is: orders, or a movement of money. */
export type SubmitWhat = 'orders' | 'movement';

/** What the sentence of each code names. */
export interface SubmitParams {
  readonly 'submit.planned': { readonly what: SubmitWhat };
  readonly 'submit.sent': { readonly what: SubmitWhat };
  readonly 'submit.lost': { readonly what: SubmitWhat };
  readonly 'submit.unknown': { readonly what: SubmitWhat };
  /** Stored records cannot be read: one of them may be the equal one. */
  readonly 'submit.recordsUnread': { readonly count: number };
  /** The browser keeps no record: nothing is sent. */
  readonly 'submit.notKept': NoParams;
  /** The write has no known result; the act is the word of the press, as 录入, which the English sentence does without. */
  readonly 'submit.noAnswer': { readonly act: string };
  /** The write was refused, in the words of the server. */
  readonly 'submit.refused': { readonly act: string; readonly message: string };
}

/** Why something is not sent, or what is not known of it. */
export type SubmitRefusal = RefusalOf<SubmitParams>;

const CHINESE: Sentences<SubmitParams> = {
  'submit.planned': ({ what }) =>
    what === 'orders' ? '相同的订单正在准备提交，请勿重复提交' : '相同的一笔正在准备提交，请勿重复提交',
  'submit.sent': ({ what }) =>
    what === 'orders' ? '相同的订单正在提交，请等待结果' : '相同的一笔正在提交，请等待结果',
  'submit.lost': ({ what }) =>
    what === 'orders'
      ? '相同的订单已提交但未收到结果，请先在我的订单中核对'
      : '相同的一笔已提交但没有收到结果，请先核对',
  'submit.unknown': ({ what }) =>
    what === 'orders' ? '相同的订单提交结果未知，请先在我的订单中核对' : '相同的一笔提交结果未知，请先核对',
  'submit.recordsUnread': ({ count }) =>
    `本机有 ${count} 条以前的提交记录读不出来，不能确认那一笔的结果；核对清楚之前不能提交`,
  'submit.notKept': () =>
    '没有提交：浏览器存不下提交记录，没有记录就不能防止重复。请清理浏览器的存储空间或允许本站存储数据',
  'submit.noAnswer': ({ act }) => `没有收到${act}结果，请先查看最新状态再重试`,
  'submit.refused': ({ act, message }) => (act === '' ? message : `没有${act}：${message}`),
};

/** The sentence of a refusal; undefined for none (ORDER-01). */
export const submitText = /* @__PURE__ */ textOf(CHINESE);
