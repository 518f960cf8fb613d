import { reasonAgainstLetter } from '@dealer-portal/rules/month-close';
import { isFirstSoldTo } from '../../acting-persona';
import { reconciliationOf } from '../finance/reconciliations';
import { businessTime } from '../memory/clock';
import { type Fields, list, text } from '../memory/input';
import { toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { resource } from '../resources/store';
import { ledgerDialogs, ledgerLetters, ledgerMessages } from './ledger-notices';

/** The messages that were confirmed, agreed to or hidden for good. */
interface Notices {
  dialogs: readonly Fields[];
  letters: readonly Fields[];
  readonly seenNotices: string[];
  /** The users of the dealer who agreed to the terms of use. */
  consented: readonly string[];
}

const isOfExamples = ({ world, persona }: Dealer) => isFirstSoldTo(world, persona);

const noticesOf = slice(
  'notices',
  (dealer): Notices => ({
    dialogs: isOfExamples(dealer) ? exampleRows(dealer, 'listFinanceDialogs') : ledgerDialogs(dealer),
    letters: isOfExamples(dealer) ? exampleRows(dealer, 'listLetters') : ledgerLetters(dealer),
    seenNotices: [],
    consented: dealer.example('checkConsentToUse') === true ? [dealer.persona.userName] : [],
  }),
);

/** The company's announcements to all dealers; other messages are about one dealer's documents. */
const ANNOUNCEMENT = '政策公告';

const examples = fromExample<Fields>('queryMessages');
const seeds = new WeakMap<readonly Fields[], readonly Fields[]>();

/** The first dealer has the messages of the examples, each other one those of its ledger and the announcements. */
const messages = resource<Fields>('messages', 'id', (dealer) => {
  if (isOfExamples(dealer)) return examples(dealer);
  const personal = ledgerMessages(dealer);
  const known = seeds.get(personal);
  if (known) return known;
  const announced = examples(dealer).filter(({ typeName }) => typeName === ANNOUNCEMENT);
  const sentAt = (message: Fields) => text(message, 'createDate');
  const all = [...personal, ...announced].sort((a, b) => sentAt(b).localeCompare(sentAt(a)));
  seeds.set(personal, all);
  return all;
});

/** The messages that were sent by now, newest first. */
function sentMessages(dealer: Dealer): readonly Fields[] {
  const now = businessTime(dealer.now);
  return messages.rows(dealer).filter((message) => text(message, 'createDate') <= now);
}

/** Puts a new unread message on top. */
function sendMessage(
  dealer: Dealer,
  message: Readonly<Record<'title' | 'content' | 'typeName', string>> & { readonly url?: string },
  now: Date,
): void {
  const day = businessTime(now).slice(0, 10).replaceAll('-', '');
  // Those of the ledger end in the number of the dealer and three digits.
  const id = `MSG${day}9${String(messages.rows(dealer).length).padStart(4, '0')}`;
  messages.add(dealer, { id, isRead: false, createDate: businessTime(now), ...message });
}

const unreadOf = (dealer: Dealer) => sentMessages(dealer).filter((message) => message['isRead'] === false);

function markRead(dealer: Dealer, read: readonly Fields[]): boolean {
  for (const message of read) messages.change(dealer, text(message, 'id'), { isRead: true });
  return read.length > 0;
}

export const messageHandlers: Handlers = {
  queryMessages: (dealer, { input, done }) => {
    const isMatch = (message: Fields) =>
      isEqualOrAny(message, input, 'typeName') &&
      isEqualOrAny(message, input, 'isRead') &&
      isEqualOrAny(message, input, 'id') &&
      isAbout(message, text(input, 'keyword'));
    return done(pageOf(sentMessages(dealer).filter(isMatch), input));
  },

  getUnreadMessageCount: (dealer, { done }) => done(unreadOf(dealer).length),

  listUnreadMessageTypes: (dealer, { done }) => {
    const unread = unreadOf(dealer);
    const types = [...new Set(unread.map((message) => text(message, 'typeName')))];
    return done(
      types.map((typeName) => {
        const ofType = unread.filter((message) => message['typeName'] === typeName);
        return { typeName, num: ofType.length, title: ofType[0]?.['title'], id: ofType[0]?.['id'] };
      }),
    );
  },

  readMessage: (dealer, { input, done, refuse }) =>
    markRead(
      dealer,
      sentMessages(dealer).filter(({ id }) => id === text(input, 'id')),
    )
      ? done()
      : refuse('missing'),

  readAllMessages: (dealer, { done, refuse }) =>
    markRead(dealer, unreadOf(dealer)) ? done() : refuse('none'),

  listFinanceDialogs: (dealer, { done }) => done(noticesOf(dealer).dialogs),

  readFinanceDialog: (dealer, { params, done, refuse }) => {
    const notices = noticesOf(dealer);
    const remaining = notices.dialogs.filter((dialog) => dialog['id'] !== params['id']);
    if (remaining.length === notices.dialogs.length) return refuse('missing');
    notices.dialogs = remaining;
    return done();
  },

  checkNotificationRead: (dealer, { input, done }) =>
    done(noticesOf(dealer).seenNotices.includes(text(input, 'notificationId')), '成功'),

  registerNotificationRead: (dealer, { input, done, refuse }) => {
    const id = text(input, 'notificationId');
    if (!exampleRows(dealer, 'listSystemNotifications').some((exampleRow) => exampleRow['id'] === id))
      return refuse('missing');
    noticesOf(dealer).seenNotices.push(id);
    return done();
  },

  checkConsentToUse: (dealer, { input, done }) =>
    done(noticesOf(dealer).consented.includes(text(input, 'userName'))),

  consentToUse: (dealer, { input, done }) => {
    const notices = noticesOf(dealer);
    notices.consented = [...notices.consented, text(input, 'userName')];
    return done();
  },

  listLetters: (dealer, { input, done }) =>
    done(
      pageOf(
        lettersNow(dealer).filter(
          (letter) => isEqualOrAny(letter, input, 'status') && isEqualOrAny(letter, input, 'id'),
        ),
        input,
      ),
    ),

  confirmLetter: (dealer, { input, now, done, refuse }) => {
    const notices = noticesOf(dealer);
    const isAsked = (candidate: Fields): boolean => candidate['id'] === text(input, 'id');
    const letter = notices.letters.find(isAsked);
    if (lettersNow(dealer).find(isAsked)?.['status'] !== '0') return refuse('twice');
    const status = text(input, 'status');
    const against = status === '1' ? againstLetter(dealer, letter) : undefined;
    if (against) return refuse('differs', against);
    const confirmed = {
      confirmUser: dealer.persona.user,
      confirmDate: businessTime(now),
      remark: text(input, 'remark'),
    };
    const after = { ...letter, ...confirmed, status, statusName: status === '1' ? '已确认' : '有异议' };
    notices.letters = notices.letters.map((candidate) => (candidate === letter ? after : candidate));
    return done();
  },
};

/** Why a letter cannot be agreed to: it says that the balance is right, and its month may say another one. */
function againstLetter(dealer: Dealer, letter: Fields = {}): string | undefined {
  const month = reconciliationOf(dealer, letter['period']);
  const period = text(letter, 'period');
  const months = month
    ? [{ period, status: month.status, difference: toYuan(month.company - month.customer) }]
    : [];
  return reasonAgainstLetter({ period }, months);
}

/** The letters with what their month says: while it is objected to, its letter is, too. */
function lettersNow(dealer: Dealer): readonly Fields[] {
  return noticesOf(dealer).letters.map((letter) => {
    const month = reconciliationOf(dealer, letter['period']);
    if (month?.status !== '2' || month.dispute === undefined) return letter;
    const remark = `往来对账异议 ${month.dispute.disputeNo}`;
    return { ...letter, status: '2', statusName: '有异议', remark };
  });
}

/** The line that a dealer reads when orders were placed. */
export function reportPlaced(dealer: Dealer, orders: readonly Fields[], now: Date): void {
  for (const order of orders) {
    const orderNo = text(order, 'orderNo');
    const content = `您的订单 ${orderNo} 已提交，共 ${list(order, 'lineList').length} 种产品，正在审核。`;
    sendMessage(
      dealer,
      {
        title: `订单 ${orderNo} 已提交，正在审核`,
        content,
        typeName: '订单通知',
        url: `/myOrder/${orderNo}`,
      },
      now,
    );
  }
}

/** The line that a dealer reads when an export is ready, with its file. */
export function reportExported(
  dealer: Dealer,
  { taskId, url }: { readonly taskId: string; readonly url: string },
  now: Date,
): void {
  const content = `<p>导出任务 ${taskId} 已完成，<a href="${url}">下载文件</a>，文件保留 7 天。</p>`;
  sendMessage(dealer, { title: `导出任务 ${taskId} 已完成`, content, typeName: '系统通知' }, now);
}
