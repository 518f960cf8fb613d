import { addDays, longDay } from '../../../world/ledger/calendar';
import {
  dayName,
  messagesOf,
  monthName,
  type NoticeKind,
  todosOf,
  yuan,
} from '../../../world/ledger/derive-messages';
import { reconciliationsOf } from '../../../world/ledger/derive-reconciliations';
import type { Ledger } from '../../../world/ledger/ledger';
import { sequence } from '../../../world/ledger/period';
import { fromLedger } from '../finance/ledger-rows';
import { toYuan } from '../memory/money';
import type { RowOf } from '../memory/shapes';

/** Assumption: the portal keeps the newest messages of a unit; the wholesaler has thousands in a month. */
const MOST_MESSAGES = 200;
/** Assumption: what is older than a week was read. */
const UNREAD_DAYS = 7;
const LETTERS = 2;

export type Message = RowOf<'queryMessages'>;
export type Todo = RowOf<'listTodos'>;
export type Dialog = RowOf<'listFinanceDialogs'>;
export type Letter = RowOf<'listLetters'>;

/** The page that a notice of a kind leads to; the ones of orders lead to the order. */
const PAGES: Readonly<Record<Exclude<NoticeKind, 'ORDER'>, string>> = {
  INVOICE: '/invoicesignfor',
  RECONCILE: '/reconciliation',
  LOAN: '/financingRecordQuery',
  REBATE: '/myrebate',
  PAYMENT: '/receipts',
  CONTRACT: '/annualcontractNew',
};

const TODO_TYPES: Readonly<Partial<Record<NoticeKind, string>>> = {
  ORDER: '订单签收',
  INVOICE: '发票签收',
  RECONCILE: '对账确认',
  CONTRACT: '合同签署',
};

const pageOf = (kind: NoticeKind, about: string) => (kind === 'ORDER' ? `/myOrder/${about}` : PAGES[kind]);

/** The messages of a dealer as queryMessages shows them, newest first. */
export const ledgerMessages = fromLedger(messageRows);

function messageRows(ledger: Ledger): readonly Message[] {
  const lastRead = addDays(ledger.today, -UNREAD_DAYS);
  const counts = new Map<string, number>();
  const rows = messagesOf(ledger).map(({ time, kind, about, title, content }): Message => {
    const day = time.slice(0, 10);
    const at = counts.get(day) ?? 0;
    counts.set(day, at + 1);
    return {
      id: `MSG${longDay(day)}${ledger.dealer.index}${sequence(at, 3)}`,
      title,
      content,
      typeName: kind === 'ORDER' ? '订单通知' : '财务通知',
      isRead: day < lastRead,
      url: pageOf(kind, about),
      createDate: time,
    };
  });
  return rows.slice(-MOST_MESSAGES);
}

/** The to-dos of a dealer as listTodos shows them, the most urgent first. */
export const ledgerTodos = fromLedger((ledger) =>
  todosOf(ledger)
    .map(
      ({ time, kind, about, title, deadline }): Todo => ({
        id: `66${about}`,
        title,
        typeCode: kind,
        typeName: TODO_TYPES[kind] ?? '',
        url: pageOf(kind, about),
        createDate: time,
        deadline,
      }),
    )
    .toReversed(),
);

/** The dialogs of finance: invoices without a signature, and the account of the last month. */
export const ledgerDialogs = fromLedger((ledger): readonly Dialog[] => [
  ...accountDialog(ledger),
  ...invoiceDialog(ledger),
]);

const REMINDED_AT = '00:05:00';

function invoiceDialog({ dealer, today, invoices }: Ledger): readonly Dialog[] {
  const open = invoices.filter(({ status }) => status === '10');
  const sum = open.reduce((total, { cents }) => total + cents, 0);
  const content = `您有 ${open.length} 张发票待签收，金额 ${yuan(sum)}，逾期将影响返利兑现。`;
  const reminder = { title: '发票待签收提醒', content, type: 'INVOICE', url: PAGES.INVOICE };
  return open.length === 0
    ? []
    : [{ id: `31${dealer.index}1`, ...reminder, createDate: `${today} ${REMINDED_AT}` }];
}

function accountDialog(ledger: Ledger): readonly Dialog[] {
  const open = reconciliationsOf(ledger).filter(({ status }) => status === '0');
  return open.slice(-1).map(({ period, deadline }) => ({
    id: `31${ledger.dealer.index}2`,
    title: '对账提醒',
    content: `${monthName(period)}对账单尚未确认，请于 ${dayName(deadline)}前确认。`,
    type: 'NOTICE',
    url: PAGES.RECONCILE,
    createDate: `${ledger.today} ${REMINDED_AT}`,
  }));
}

/** The letters that ask for the balances of the last months, newest first. */
export const ledgerLetters = fromLedger((ledger) =>
  reconciliationsOf(ledger)
    .slice(-LETTERS)
    .map(({ period, company, status, deadline }): Letter => {
      const sendDate = `${deadline.slice(0, 7)}-01`;
      const lastDay = addDays(sendDate, -1);
      const balance = `贵公司账户余额为 ${yuan(company)}，请核对。`;
      return {
        id: `41${ledger.dealer.index}${longDay(lastDay).slice(2, 6)}`,
        letterNo: `HZ${longDay(sendDate)}${ledger.dealer.index}`,
        title: `${monthName(period)}往来余额确认函`,
        content: `<p>截至 ${lastDay.slice(0, 4)} 年 ${dayName(lastDay)}，${balance}</p>`,
        typeName: '余额确认函',
        period,
        amount: toYuan(company),
        status: status === '0' ? '0' : '1',
        statusName: status === '0' ? '待确认' : '已确认',
        sendDate,
        deadline,
      };
    }),
);
