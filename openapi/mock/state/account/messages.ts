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
function tell(
  dealer: Dealer,
  message: Readonly<Record<'title' | 'content' | 'typeName', string>> & { readonly url?: string },
  now: Date,
): void {
  const own = messages(dealer);
  const id = `MSG${businessTime(now).slice(0, 10).replaceAll('-', '')}${String(900 + own.list.length)}`;
  own.list.unshift({ id, isRead: '0', createDate: businessTime(now), ...message });
}

const unreadOf = (dealer: Dealer) => messages(dealer).list.filter((one) => one['isRead'] === '0');

function markRead(dealer: Dealer, isMeant: (message: Fields) => boolean): boolean {
  const own = messages(dealer);
  const hasAny = own.list.some(isMeant);
  own.list = own.list.map((one) => (isMeant(one) ? { ...one, isRead: '1' } : one));
  return hasAny;
}

export const messageHandlers: Handlers = {
  queryMessages: (dealer, { input, done }) => {
    const isWanted = (one: Fields) =>
      isEqualOrAny(one, input, 'typeName') &&
      isEqualOrAny(one, input, 'isRead') &&
      isEqualOrAny(one, input, 'id') &&
      isAbout(one, text(input, 'keyword'));
    return done(pageOf(messages(dealer).list.filter(isWanted), input));
  },

  getUnreadMessageCount: (dealer, { done }) => done(unreadOf(dealer).length),

  listUnreadMessageTypes: (dealer, { done }) => {
    const unread = unreadOf(dealer);
    const types = [...new Set(unread.map((one) => text(one, 'typeName')))];
    return done(
      types.map((typeName) => {
        const own = unread.filter((one) => one['typeName'] === typeName);
        return { typeName, num: own.length, title: own[0]?.['title'], id: own[0]?.['id'] };
      }),
    );
  },

  readMessage: (dealer, { input, done, refuse }) =>
    markRead(dealer, (one) => one['id'] === text(input, 'id')) ? done() : refuse('missing'),

  readAllMessages: (dealer, { done, refuse }) =>
    markRead(dealer, (one) => one['isRead'] === '0') ? done() : refuse('none'),

  listFinanceDialogs: (dealer, { done }) => done(messages(dealer).dialogs),

  readFinanceDialog: (dealer, { params, done, refuse }) => {
    const own = messages(dealer);
    const left = own.dialogs.filter((one) => one['id'] !== params['id']);
    if (left.length === own.dialogs.length) return refuse('missing');
    own.dialogs = left;
    return done();
  },

  checkNotificationRead: (dealer, { input, done }) =>
    done(messages(dealer).seenNotices.includes(text(input, 'notificationId')), '成功'),

  registerNotificationRead: (dealer, { input, done, refuse }) => {
    const id = text(input, 'notificationId');
    if (!exampleRows(dealer, 'listSystemNotifications').some((one) => one['id'] === id))
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
          (one) => isEqualOrAny(one, input, 'status') && isEqualOrAny(one, input, 'id'),
        ),
        input,
      ),
    ),

  confirmLetter: (dealer, { input, now, done, refuse }) => {
    const own = messages(dealer);
    const found = own.letters.find((one) => one['id'] === text(input, 'id'));
    if (found?.['status'] !== '0') return refuse('twice');
    const status = text(input, 'status');
    const confirmed = {
      confirmUser: dealer.persona.user,
      confirmDate: businessTime(now),
      remark: text(input, 'remark'),
    };
    const after = { ...found, ...confirmed, status, statusName: status === '1' ? '已确认' : '有异议' };
    own.letters = own.letters.map((one) => (one === found ? after : one));
    return done();
  },
};

/** The line that a dealer reads when orders were placed. */
export function tellPlaced(dealer: Dealer, orders: readonly Fields[], now: Date): void {
  for (const order of orders) {
    const orderNo = text(order, 'orderNo');
    const content = `您的订单 ${orderNo} 已提交，共 ${list(order, 'lineList').length} 种产品，正在审核。`;
    tell(
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
export function tellExported(dealer: Dealer, taskId: string, now: Date): void {
  const content = `导出任务 ${taskId} 已完成，文件保留 7 天。`;
  tell(dealer, { title: `导出任务 ${taskId} 已完成`, content, typeName: '系统通知' }, now);
}
