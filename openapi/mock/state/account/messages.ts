import { businessTime } from '../memory/clock';
import { type Fields, list, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** Messages newest first; what was read, confirmed, agreed to. */
interface Messages {
  list: Fields[];
  dialogs: Fields[];
  letters: Fields[];
  readonly seenNotices: string[];
  hasConsented: boolean;
}

const messages = slice(
  'messages',
  (dealer): Messages => ({
    list: [...exampleRows(dealer, 'queryMessages')],
    dialogs: [...exampleRows(dealer, 'listFinanceDialogs')],
    letters: [...exampleRows(dealer, 'listLetters')],
    seenNotices: [],
    hasConsented: dealer.example('checkConsentToUse') === true,
  }),
);

/** Puts a new unread message on top. */
function sendMessage(
  dealer: Dealer,
  message: Readonly<Record<'title' | 'content' | 'typeName', string>> & { readonly url?: string },
  now: Date,
): void {
  const current = messages(dealer);
  const id = `MSG${businessTime(now).slice(0, 10).replaceAll('-', '')}${String(900 + current.list.length)}`;
  current.list.unshift({ id, isRead: false, createDate: businessTime(now), ...message });
}

const unreadOf = (dealer: Dealer) => messages(dealer).list.filter((item) => item['isRead'] === false);

function markRead(dealer: Dealer, isMeant: (message: Fields) => boolean): boolean {
  const current = messages(dealer);
  const hasAny = current.list.some(isMeant);
  current.list = current.list.map((item) => (isMeant(item) ? { ...item, isRead: true } : item));
  return hasAny;
}

export const messageHandlers: Handlers = {
  queryMessages: (dealer, { input, done }) => {
    const isMatch = (item: Fields) =>
      isEqualOrAny(item, input, 'typeName') &&
      isEqualOrAny(item, input, 'isRead') &&
      isEqualOrAny(item, input, 'id') &&
      isAbout(item, text(input, 'keyword'));
    return done(pageOf(messages(dealer).list.filter(isMatch), input));
  },

  getUnreadMessageCount: (dealer, { done }) => done(unreadOf(dealer).length),

  listUnreadMessageTypes: (dealer, { done }) => {
    const unread = unreadOf(dealer);
    const types = [...new Set(unread.map((item) => text(item, 'typeName')))];
    return done(
      types.map((typeName) => {
        const ownItems = unread.filter((item) => item['typeName'] === typeName);
        return { typeName, num: ownItems.length, title: ownItems[0]?.['title'], id: ownItems[0]?.['id'] };
      }),
    );
  },

  readMessage: (dealer, { input, done, refuse }) =>
    markRead(dealer, (item) => item['id'] === text(input, 'id')) ? done() : refuse('missing'),

  readAllMessages: (dealer, { done, refuse }) =>
    markRead(dealer, (item) => item['isRead'] === false) ? done() : refuse('none'),

  listFinanceDialogs: (dealer, { done }) => done(messages(dealer).dialogs),

  readFinanceDialog: (dealer, { params, done, refuse }) => {
    const current = messages(dealer);
    const left = current.dialogs.filter((dialog) => dialog['id'] !== params['id']);
    if (left.length === current.dialogs.length) return refuse('missing');
    current.dialogs = left;
    return done();
  },

  checkNotificationRead: (dealer, { input, done }) =>
    done(messages(dealer).seenNotices.includes(text(input, 'notificationId')), '成功'),

  registerNotificationRead: (dealer, { input, done, refuse }) => {
    const id = text(input, 'notificationId');
    if (!exampleRows(dealer, 'listSystemNotifications').some((exampleRow) => exampleRow['id'] === id))
      return refuse('missing');
    messages(dealer).seenNotices.push(id);
    return done();
  },

  checkConsentToUse: (dealer, { done }) => done(messages(dealer).hasConsented),

  consentToUse: (dealer, { done }) => {
    messages(dealer).hasConsented = true;
    return done();
  },

  listLetters: (dealer, { input, done }) =>
    done(
      pageOf(
        messages(dealer).letters.filter(
          (letter) => isEqualOrAny(letter, input, 'status') && isEqualOrAny(letter, input, 'id'),
        ),
        input,
      ),
    ),

  confirmLetter: (dealer, { input, now, done, refuse }) => {
    const current = messages(dealer);
    const letter = current.letters.find((item) => item['id'] === text(input, 'id'));
    if (letter?.['status'] !== '0') return refuse('twice');
    const status = text(input, 'status');
    const confirmed = {
      confirmUser: dealer.persona.user,
      confirmDate: businessTime(now),
      remark: text(input, 'remark'),
    };
    const after = { ...letter, ...confirmed, status, statusName: status === '1' ? '已确认' : '有异议' };
    current.letters = current.letters.map((item) => (item === letter ? after : item));
    return done();
  },
};

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

/** The line that a dealer reads when an export is ready. */
export function reportExported(dealer: Dealer, taskId: string, now: Date): void {
  const content = `导出任务 ${taskId} 已完成，文件保留 7 天。`;
  sendMessage(dealer, { title: `导出任务 ${taskId} 已完成`, content, typeName: '系统通知' }, now);
}
