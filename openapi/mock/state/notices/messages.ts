import { letterRefusal, monthCloseText } from '@dealer-portal/rules/month-close';
import { grownMessages } from '../../../world/real/wholesaler';
import { isFirstSoldTo } from '../../acting-persona';
import { reconciliationOf } from '../finance/reconciliations';
import { businessTime } from '../memory/clock';
import { toYuan } from '../memory/money';
import { exampleRows, isAbout } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { handle } from '../resources/typed-handler';
import {
  type Dialog,
  type Letter,
  ledgerDialogs,
  ledgerLetters,
  ledgerMessages,
  type Message,
} from './ledger-notices';

/** The messages that were confirmed, agreed to or hidden for good. */
interface Notices {
  dialogs: readonly Dialog[];
  letters: readonly Letter[];
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

const examples = fromExample('queryMessages');
const seeds = new WeakMap<readonly Message[], readonly Message[]>();

/** The first dealer has the messages of the examples, each other one those of its ledger and the announcements. */
const messages = resource<Message>('messages', 'id', (dealer) => {
  if (isOfExamples(dealer)) return examples(dealer);
  const personal = ledgerMessages(dealer);
  const known = seeds.get(personal);
  if (known) return known;
  const announced = examples(dealer).filter(({ typeName }) => typeName === ANNOUNCEMENT);
  const { grown, today } = dealer.world;
  const isLong = grown?.wholesaler === dealer.persona.saletoCode;
  const further = isLong ? grownMessages(personal.length + announced.length, today) : [];
  const all = [...personal, ...announced, ...further].sort((left, right) =>
    right.createDate.localeCompare(left.createDate),
  );
  seeds.set(personal, all);
  return all;
});

/** The messages that were sent by now, newest first. */
function sentMessages(dealer: Dealer): readonly Message[] {
  const now = businessTime(dealer.now);
  return messages.rows(dealer).filter(({ createDate }) => createDate <= now);
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

const unreadOf = (dealer: Dealer) => sentMessages(dealer).filter(({ isRead }) => !isRead);

function markRead(dealer: Dealer, unread: readonly Message[]): boolean {
  for (const { id } of unread) messages.change(dealer, id, { isRead: true });
  return unread.length > 0;
}

export const messageHandlers: Handlers = {
  ...listOf<'queryMessages', Message>('queryMessages', {
    rows: sentMessages,
    filters: {
      unitId: { test: () => true }, // the owner
      typeName: { is: 'typeName' },
      isRead: { is: 'isRead' },
      id: { is: 'id' },
      keyword: { test: isAbout },
    },
    totals: {},
    show: (row) => row,
  }),

  ...handle('getUnreadMessageCount', ({ dealer, done }) => done(unreadOf(dealer).length)),

  ...handle('listUnreadMessageTypes', ({ dealer, done }) => {
    const unread = unreadOf(dealer);
    const types = [...new Set(unread.map(({ typeName = '' }) => typeName))];
    return done(
      types.flatMap((typeName) => {
        const ofType = unread.filter((message) => message.typeName === typeName);
        const [newest] = ofType;
        return newest ? [{ typeName, num: ofType.length, title: newest.title, id: newest.id }] : [];
      }),
    );
  }),

  ...handle('readMessage', ({ dealer, input, done, refuse }) =>
    markRead(
      dealer,
      sentMessages(dealer).filter(({ id }) => id === input.id),
    )
      ? done()
      : refuse('missing'),
  ),

  ...handle('readAllMessages', ({ dealer, done, refuse }) =>
    markRead(dealer, unreadOf(dealer)) ? done() : refuse('none'),
  ),

  ...handle('listFinanceDialogs', ({ dealer, done }) => done(noticesOf(dealer).dialogs)),

  ...handle('readFinanceDialog', ({ dealer, params, done, refuse }) => {
    const notices = noticesOf(dealer);
    const remaining = notices.dialogs.filter(({ id }) => id !== params.id);
    if (remaining.length === notices.dialogs.length) return refuse('missing');
    notices.dialogs = remaining;
    return done();
  }),

  ...handle('checkNotificationRead', ({ dealer, input, done }) =>
    done(noticesOf(dealer).seenNotices.includes(input.notificationId), '成功'),
  ),

  ...handle('registerNotificationRead', ({ dealer, input, done, refuse }) => {
    const { notificationId } = input;
    const known = dealer.example('listSystemNotifications');
    if (!known.some(({ id }) => id === notificationId)) return refuse('missing');
    noticesOf(dealer).seenNotices.push(notificationId);
    return done();
  }),

  ...handle('checkConsentToUse', ({ dealer, input, done }) =>
    done(noticesOf(dealer).consented.includes(input.userName)),
  ),

  ...handle('consentToUse', ({ dealer, input, done }) => {
    const notices = noticesOf(dealer);
    notices.consented = [...notices.consented, input.userName];
    return done();
  }),

  ...listOf<'listLetters', Letter>('listLetters', {
    rows: lettersNow,
    filters: { status: { is: 'status' }, id: { is: 'id' } },
    totals: {},
    show: (row) => row,
  }),

  ...handle('confirmLetter', ({ dealer, input, now, done, refuse }) => {
    const notices = noticesOf(dealer);
    const { id, status, remark = '' } = input;
    const letter = notices.letters.find((candidate) => candidate.id === id);
    const isOpen = lettersNow(dealer).some((candidate) => candidate.id === id && candidate.status === '0');
    if (!letter || !isOpen) return refuse('twice');
    const against = status === '1' ? againstLetter(dealer, letter) : undefined;
    if (against) return refuse('differs', against);
    const confirmed: Letter = {
      ...letter,
      confirmUser: dealer.persona.user,
      confirmDate: businessTime(now),
      remark,
      status,
      statusName: status === '1' ? '已确认' : '有异议',
    };
    notices.letters = notices.letters.map((candidate) => (candidate === letter ? confirmed : candidate));
    return done();
  }),
};

/** Why a letter cannot be agreed to: it says that the balance is right, and its month may say another one. */
function againstLetter(dealer: Dealer, { period = '' }: Letter): string | undefined {
  const month = reconciliationOf(dealer, period);
  const months = month
    ? [{ period, status: month.status, difference: toYuan(month.company - month.customer) }]
    : [];
  return monthCloseText(letterRefusal({ period }, months));
}

/** The letters with what their month says: while it is objected to, its letter is, too. */
function lettersNow(dealer: Dealer): readonly Letter[] {
  return noticesOf(dealer).letters.map((letter) => {
    const month = reconciliationOf(dealer, letter.period);
    if (month?.status !== '2' || month.dispute === undefined) return letter;
    const remark = `往来对账异议 ${month.dispute.disputeNo}`;
    return { ...letter, status: '2', statusName: '有异议', remark };
  });
}

/** The line that a dealer reads when orders were placed. */
export function reportPlaced(
  dealer: Dealer,
  orders: readonly { readonly orderNo: string; readonly lineList: readonly object[] }[],
  now: Date,
): void {
  for (const { orderNo, lineList } of orders) {
    const message = {
      title: `订单 ${orderNo} 已提交，正在审核`,
      content: `您的订单 ${orderNo} 已提交，共 ${lineList.length} 种产品，正在审核。`,
      typeName: '订单通知',
      url: `/myOrder/${orderNo}`,
    };
    sendMessage(dealer, message, now);
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
