import { addDays, addMonths } from './calendar';
import { type Reconciliation, reconciliationsOf } from './derive-reconciliations';
import type { Order } from './events';
import { type OrderStep, timelineOf } from './events-orders';
import type { Ledger } from './ledger';

/** The subject of a message or a to-do. */
export type NoticeKind = 'ORDER' | 'INVOICE' | 'RECONCILE' | 'LOAN' | 'REBATE' | 'PAYMENT' | 'CONTRACT';

/** A message that the portal sends of a fact, after it. */
export interface LedgerMessage {
  /** `2026-11-20 15:00:36` */
  readonly time: string;
  readonly kind: NoticeKind;
  /** The number of what it speaks of. */
  readonly about: string;
  readonly title: string;
  readonly content: string;
}

/** The open task, with the day by which it must be done. */
export interface LedgerTodo {
  readonly time: string;
  readonly kind: NoticeKind;
  readonly about: string;
  readonly title: string;
  readonly deadline: string;
}

/** Days that a message looks back. */
const DAYS = 30;
const SIGN_DAYS = 12;
/** Invoices are printed at eleven, and money is booked until four. */
const HOURS = { INVOICE: '11:00:00', PAYMENT: '16:10:00', REBATE: '16:20:45', LOAN: '14:00:00' } as const;
/** The first of the month, when the accounts of the month before are closed. */
const CLOSED_AT = '08:00:00';

/** `¥120,000.00` */
export function yuan(cents: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `¥${(cents / 100).toLocaleString('en-US', digits)}`;
}

/** `10月` of `2026-10` */
export const monthName = (period: string): string => `${Number(period.slice(5, 7))}月`;
/** `11 月 25 日` of `2026-11-25` */
export const dayName = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;

/** The messages of the last days, oldest first. */
export function messagesOf(ledger: Ledger): readonly LedgerMessage[] {
  const since = addDays(ledger.today, -DAYS);
  return [
    ...ledger.orders.flatMap((order) =>
      timelineOf(order)
        .filter(({ time }) => time >= since)
        .flatMap((step) => orderMessage(order, step)),
    ),
    ...invoiceMessages(ledger),
    ...moneyMessages(ledger),
    ...reconciliationsOf(ledger).map(accountMessage),
  ]
    .filter(({ time }) => time >= since && time.slice(0, 10) <= ledger.today)
    .sort((left, right) => left.time.localeCompare(right.time));
}

type Words = (order: Order) => readonly [title: string, content: string];

/** The message to a dealer about each step of an order; none about its own signature. */
const ORDER_WORDS: Readonly<Partial<Record<OrderStep['field'], Words>>> = {
  day: ({ cents }) => ['已提交', `已提交，金额 ${yuan(cents)}。`],
  audited: () => ['审核通过', '已审核通过，等待发货。'],
  shipped: ({ dn }) => ['已发货', `已从中心仓发出，送货单号 ${dn}。`],
  delivered: () => ['已送达，请及时签收', '已送达，请核对数量后签收。'],
  cancelled: () => ['已取消', '已取消，货款已退回。'],
};

function orderMessage(order: Order, { field, time }: OrderStep): readonly LedgerMessage[] {
  const { orderNo: about } = order;
  const text = ORDER_WORDS[field]?.(order);
  if (!text) return [];
  const [title, content] = text;
  return [
    {
      time: `${time}:36`,
      kind: 'ORDER',
      about,
      title: `订单 ${about} ${title}`,
      content: `您的订单 ${about} ${content}`,
    },
  ];
}

function invoiceMessages({ invoices }: Ledger): readonly LedgerMessage[] {
  return invoices.map(
    ({ invoiceNo, day, cents }): LedgerMessage => ({
      time: `${day} ${HOURS.INVOICE}`,
      kind: 'INVOICE',
      about: invoiceNo,
      title: `发票 ${invoiceNo} 待签收`,
      content: `发票已开具，金额 ${yuan(cents)}，请签收。`,
    }),
  );
}

/** Of bank payments, rebates and loans. */
function moneyMessages({ payments, rebates, loans }: Ledger): readonly LedgerMessage[] {
  const arrived = payments.filter(({ mode, kind }) => mode === 'BANK' && kind === 'MAIN');
  return [
    ...arrived.map(
      ({ paymentNo, receiptNo, day, cents }): LedgerMessage => ({
        time: `${day} ${HOURS.PAYMENT}`,
        kind: 'PAYMENT',
        about: paymentNo,
        title: `到款 ${yuan(cents)} 已入账`,
        content: `银行到款 ${yuan(cents)} 已入账，收据号 ${receiptNo}。`,
      }),
    ),
    ...rebates.map(
      ({ rebateNo, name, granted, cents }): LedgerMessage => ({
        time: `${granted} ${HOURS.REBATE}`,
        kind: 'REBATE',
        about: rebateNo,
        title: `${name}已发放`,
        content: `${name} ${yuan(cents)} 已发放，返利编号 ${rebateNo}。`,
      }),
    ),
    ...loans.map(
      ({ financeNo, day, cents }): LedgerMessage => ({
        time: `${day} ${HOURS.LOAN}`,
        kind: 'LOAN',
        about: financeNo,
        title: `融资 ${financeNo} 已放款`,
        content: `融资 ${financeNo} 已放款 ${yuan(cents)}。`,
      }),
    ),
  ];
}

const closedAt = (period: string) => `${addMonths(period, 1)}-01 ${CLOSED_AT}`;

function accountMessage({ id, period, company, deadline }: Reconciliation): LedgerMessage {
  return {
    time: closedAt(period),
    kind: 'RECONCILE',
    about: id,
    title: `${monthName(period)}对账单已生成，请及时核对`,
    content: `${monthName(period)}期末余额 ${yuan(company)}，请于 ${dayName(deadline)}前确认。`,
  };
}

/** The open tasks of the dealer, the most urgent first. */
export function todosOf(ledger: Ledger): readonly LedgerTodo[] {
  return [
    ...deliveredOrders(ledger),
    ...unsignedInvoices(ledger),
    ...openAccounts(ledger),
    ...openContracts(ledger),
  ].sort((left, right) => left.deadline.localeCompare(right.deadline));
}

function deliveredOrders({ orders }: Ledger): readonly LedgerTodo[] {
  return orders
    .filter(({ status }) => status === '40')
    .map((order): LedgerTodo => {
      const { orderNo, delivered } = order;
      const { time } = timelineOf(order).at(-1) ?? { time: delivered };
      return {
        time: `${time}:36`,
        kind: 'ORDER',
        about: orderNo,
        title: `订单 ${orderNo} 待签收`,
        deadline: addDays(delivered, SIGN_DAYS),
      };
    });
}

function unsignedInvoices({ invoices }: Ledger): readonly LedgerTodo[] {
  return invoices
    .filter(({ status }) => status === '10')
    .map(
      ({ invoiceNo, day }): LedgerTodo => ({
        time: `${day} ${HOURS.INVOICE}`,
        kind: 'INVOICE',
        about: invoiceNo,
        title: `发票 ${invoiceNo} 待签收`,
        deadline: addDays(day, DAYS),
      }),
    );
}

function openAccounts(ledger: Ledger): readonly LedgerTodo[] {
  return reconciliationsOf(ledger)
    .filter(({ status }) => status === '0')
    .map(
      ({ id, period, deadline }): LedgerTodo => ({
        time: closedAt(period),
        kind: 'RECONCILE',
        about: id,
        title: `${monthName(period)}对账单待确认`,
        deadline,
      }),
    );
}

/** Assumption: the contract of a year is offered in November and must be signed before the year begins. */
function openContracts({ contracts, today }: Ledger): readonly LedgerTodo[] {
  return contracts
    .filter(({ type, status }) => type === 'YEAR' && status === '10')
    .map(({ contractNo, begin }): LedgerTodo => {
      const [year, before] = [begin.slice(0, 4), Number(begin.slice(0, 4)) - 1];
      return {
        time: `${before}-11-01 ${CLOSED_AT}`,
        kind: 'CONTRACT',
        about: contractNo,
        title: `${year}年度合同待签署`,
        deadline: `${before}-12-31`,
      };
    })
    .filter(({ time }) => time.slice(0, 10) <= today);
}
