import { addDays } from './calendar';
import { reconciliationsOf } from './derive-reconciliations';
import type { Ledger } from './ledger';

/** A message that the portal sends of a fact, on its day or after it. */
export interface LedgerMessage {
  readonly day: string;
  readonly kind: 'ORDER' | 'INVOICE' | 'RECONCILE' | 'LOAN' | 'REBATE';
  /** The number of what it speaks of. */
  readonly about: string;
  readonly title: string;
}

/** What is left to do, with the day by which it must be done. */
export interface LedgerTodo extends LedgerMessage {
  readonly deadline: string;
}

/** Days that a message looks back. */
const DAYS = 30;
const SIGN_DAYS = 12;

/** The messages of the last days, oldest first. */
export function messagesOf(ledger: Ledger): readonly LedgerMessage[] {
  const since = addDays(ledger.today, -DAYS);
  const orders = ledger.orders.flatMap(({ orderNo, delivered, shipped }): LedgerMessage[] => [
    ...when(shipped, { kind: 'ORDER', about: orderNo, title: `订单 ${orderNo} 已发货` }),
    ...when(delivered, { kind: 'ORDER', about: orderNo, title: `订单 ${orderNo} 已送达，请及时签收` }),
  ]);
  const invoices = ledger.invoices.map(
    ({ invoiceNo, day }): LedgerMessage => ({
      day,
      kind: 'INVOICE',
      about: invoiceNo,
      title: `发票 ${invoiceNo} 已开具，请签收`,
    }),
  );
  const rebates = ledger.rebates.map(
    ({ rebateNo, name, granted }): LedgerMessage => ({
      day: granted,
      kind: 'REBATE',
      about: rebateNo,
      title: `${name} 已发放`,
    }),
  );
  const loans = ledger.loans.map(
    ({ financeNo, day }): LedgerMessage => ({
      day,
      kind: 'LOAN',
      about: financeNo,
      title: `融资 ${financeNo} 已放款`,
    }),
  );
  return [...orders, ...invoices, ...rebates, ...loans]
    .filter(({ day }) => day >= since && day <= ledger.today)
    .sort((left, right) => (left.day < right.day ? -1 : 1));
}

/** What waits for the dealer: delivered orders, invoices without a signature, the last month's account. */
export function todosOf(ledger: Ledger): readonly LedgerTodo[] {
  const orders = ledger.orders
    .filter(({ status }) => status === '40')
    .map(
      ({ orderNo, delivered }): LedgerTodo => ({
        ...{ day: delivered, kind: 'ORDER', about: orderNo, title: `订单 ${orderNo} 待签收` },
        deadline: addDays(delivered, SIGN_DAYS),
      }),
    );
  const invoices = ledger.invoices
    .filter(({ status }) => status === '10')
    .map(
      ({ invoiceNo, day }): LedgerTodo => ({
        ...{ day, kind: 'INVOICE', about: invoiceNo, title: `发票 ${invoiceNo} 待签收` },
        deadline: addDays(day, DAYS),
      }),
    );
  const accounts = reconciliationsOf(ledger)
    .filter(({ status }) => status === '0')
    .map(
      ({ id, period, deadline }): LedgerTodo => ({
        ...{
          day: addDays(`${period}-28`, 4),
          kind: 'RECONCILE',
          about: id,
          title: `${Number(period.slice(5))}月对账单待确认`,
        },
        deadline,
      }),
    );
  return [...orders, ...invoices, ...accounts];
}

function when(day: string, message: Omit<LedgerMessage, 'day'>): readonly LedgerMessage[] {
  return day === '' ? [] : [{ day, ...message }];
}
