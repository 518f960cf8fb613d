/** The laws of the ledger, all in one table: each is tried on every dealer and on several days. */

import { describe, expect, it } from 'vitest';
import { loadWorld } from '../world';
import { addMonths, monthOf, weekOf } from './calendar';
import { ledgerDealers, payerOfType } from './dealers';
import { heldOf } from './derive-accounts';
import { messagesOf, type NoticeKind, todosOf } from './derive-messages';
import { accountOf, periodsOf } from './derive-periods';
import { reconciliationsOf } from './derive-reconciliations';
import type { Order } from './events';
import { invoiceLines } from './events-invoices';
import { usedOf } from './events-rebates';
import { type Ledger, ledgerOf } from './ledger';

const world = loadWorld();
const codes = ledgerDealers(world)
  .filter(({ ordersPerDay }) => ordersPerDay < 10 || process.env['WHOLE'] === '1')
  .map(({ code }) => code);

/** The days on which the laws are tried: that of the examples, later ones, and one before there were examples. */
const DAYS = [world.today, '2026-11-22', '2027-03-31', '2025-02-28'];
const ledgers = codes.flatMap((code, at) =>
  DAYS.filter((_, day) => at < 2 || day === at % DAYS.length).map((day) => ledgerOf(world, code, day)),
);

/** Every law is tried on every ledger; a law lists what breaks it. */
const everywhere = (law: (ledger: Ledger) => readonly unknown[]) =>
  ledgers.flatMap((ledger) =>
    law(ledger)
      .slice(0, 3)
      .map((problem) => `${ledger.dealer.code} ${ledger.today}: ${JSON.stringify(problem)}`),
  );

const total = <Row>(rows: readonly Row[], read: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + read(row), 0);

describe('accounts', () => {
  it('FIN-01 the closing of a period is the opening of the next, and the balance is the last closing', () => {
    expect(
      everywhere(({ accounts, today }) =>
        accounts.flatMap((account) =>
          (['DAY', 'WEEK', 'MONTH'] as const).flatMap((span) => {
            const periods = periodsOf(account, span, today);
            const gaps = periods.filter(
              (period, at) => at > 0 && period.opening !== periods[at - 1]?.closing,
            );
            const last = periods.at(-1)?.closing ?? account.closing;
            return last === account.closing ? gaps : [...gaps, { account: account.payerCode, last }];
          }),
        ),
      ),
    ).toEqual([]);
  });

  it('FIN-01 days add up to weeks and to months, and all of them to the vouchers', () => {
    expect(
      everywhere(({ accounts, today }) =>
        accounts.flatMap((account) => {
          const days = periodsOf(account, 'DAY', today);
          const sums = (of: (day: string) => string, name: string) => [
            total(
              days.filter(({ period }) => of(period) === name),
              ({ debit }) => debit,
            ),
            total(
              days.filter(({ period }) => of(period) === name),
              ({ credit }) => credit,
            ),
          ];
          const wrong = (span: 'WEEK' | 'MONTH', of: (day: string) => string) =>
            periodsOf(account, span, today)
              .slice(-8)
              .filter(({ period, debit, credit }) => {
                const [debits, credits] = sums(of, period);
                return debits !== debit || credits !== credit;
              });
          const debit = total(account.vouchers, (voucher) => voucher.debit);
          const isWhole = total(days, (day) => day.debit) === debit;
          return [...wrong('WEEK', weekOf), ...wrong('MONTH', monthOf), ...(isWhole ? [] : [account.kind])];
        }),
      ),
    ).toEqual([]);
  });

  it('FIN-01 each account ends with the balance of its payer, and what its transfers hold, and is never below zero', () => {
    expect(
      everywhere(({ accounts, dealer, transfers }) =>
        accounts.flatMap((account) => {
          let balance = account.opening;
          const low = account.vouchers.filter((voucher) => {
            balance += voucher.credit - voucher.debit;
            return balance < 0;
          });
          const payer = dealer.payers.find(({ payerCode }) => payerCode === account.payerCode);
          const held = account.kind === 'MAIN' ? heldOf(transfers, account.payerCode) : 0;
          const isRight = account.kind !== 'MAIN' || payer?.cents === balance - held;
          return isRight && balance === account.closing ? low : [...low, account.payerCode];
        }),
      ),
    ).toEqual([]);
  });

  it('FIN-01 the balances of the rebates are the rebate account, and what is left of the credit is the balance of its payer', () => {
    expect(
      everywhere((ledger) => {
        const account = ledger.dealer.payers.find(({ payerType }) => payerType === '07');
        const left = total(ledger.rebates, (rebate) => rebate.cents - usedOf(rebate));
        const rebate =
          ledger.today < world.today || account === undefined || account.cents === left ? [] : [{ left }];
        const credit = accountOf(ledger, 'SCF');
        const free = payerOfType(ledger.dealer, '02')?.cents;
        return credit === undefined || credit.closing === free ? rebate : [...rebate, { free }];
      }),
    ).toEqual([]);
  });
});

describe('money', () => {
  it('FIN-01 every amount is whole cents, each voucher goes one way, and nothing is transferred to its own account', () => {
    const isAmount = (cents: number) => Number.isSafeInteger(cents) && cents >= 0;
    expect(
      everywhere(({ accounts, transfers, payments, bills, loans, discounts }) => [
        ...accounts
          .flatMap(({ vouchers }) => vouchers)
          .filter(({ debit, credit }) => !isAmount(debit) || !isAmount(credit) || debit * credit !== 0),
        ...[...transfers, ...payments, ...bills, ...loans, ...discounts].filter(
          ({ cents }) => !isAmount(cents) || cents === 0,
        ),
        ...transfers.filter(({ from, to }) => from === to),
      ]),
    ).toEqual([]);
  });

  it('FIN-04 FIN-08 an order is invoiced once, and no more comes back than was ordered', () => {
    expect(
      everywhere(({ invoices, returns, orders }) => {
        const ordered = new Map(orders.map(({ orderNo, lines }) => [orderNo, lines]));
        const invoiced = new Set<string>();
        const back = new Map<string, number>();
        return [
          ...invoices.filter(({ orderNo }) => invoiced.size === invoiced.add(orderNo).size),
          ...returns.filter(({ orderNo, productCode, number }) => {
            const key = `${orderNo} ${productCode}`;
            const sum = (back.get(key) ?? 0) + number;
            back.set(key, sum);
            const lines = ordered.get(orderNo)?.filter((line) => line.productCode === productCode) ?? [];
            return sum > total(lines, (line) => line.number);
          }),
        ];
      }),
    ).toEqual([]);
  });
});

describe('documents', () => {
  it('ORDER-01 the vouchers of an order are its amount without the rest of a deposit, nothing when it is cancelled', () => {
    expect(
      everywhere(({ orders, accounts, dealer }) => {
        const booked = new Map<string, number>();
        for (const { sourceNo, kind, payerCode, debit, credit } of accounts.flatMap(
          ({ vouchers }) => vouchers,
        ))
          if (kind !== 'SERVICE')
            booked.set(
              `${sourceNo} ${payerCode}`,
              (booked.get(`${sourceNo} ${payerCode}`) ?? 0) + debit - credit,
            );
        return orders.filter((order) => {
          const handed = order.orderNo.startsWith('6010') && order.payerCode !== dealer.code ? 0 : undefined;
          const sum = booked.get(`${order.orderNo} ${order.payerCode}`) ?? 0;
          const due = order.status === '90' ? 0 : order.cents - (order.rest ?? 0);
          return sum !== due && sum !== handed;
        });
      }),
    ).toEqual([]);
  });

  it('FIN-01 invoice lines are the order lines, and tax is 13 % to the cent', () => {
    expect(
      everywhere(({ invoices, orders }) => {
        const byNo = new Map(orders.map((order) => [order.orderNo, order]));
        return invoices.filter((invoice) => {
          const order = byNo.get(invoice.orderNo);
          const lines = invoiceLines(invoice.lines);
          const isSame =
            JSON.stringify(lines.map(({ productCode, number, cents }) => [productCode, number, cents])) ===
            JSON.stringify(
              order?.lines.map(({ productCode, number, cents }) => [productCode, number, cents]),
            );
          const isTaxed = lines.every(
            ({ amount, net, tax, number, cents }) =>
              amount === number * cents && net + tax === amount && Math.abs(net * 0.13 - tax) < 1.14,
          );
          const isSum =
            invoice.cents === order?.cents &&
            invoice.net + invoice.tax === invoice.cents &&
            Math.abs(invoice.net * 0.13 - invoice.tax) < 0.57 &&
            total(lines, ({ tax }) => tax) === invoice.tax;
          return !(isSame && isTaxed && isSum);
        });
      }),
    ).toEqual([]);
  });

  it('FIN-01 interest is amount × rate × days / 360 to the cent, and principals are the loan', () => {
    expect(
      everywhere(({ loans, discounts }) => [
        ...loans.filter(({ repayments, cents, rate }) => {
          let open = cents;
          const isExact = repayments.every(({ principal, interest, days }) => {
            const due = Math.round((open * rate * days) / 36_000);
            open -= principal;
            return interest === due;
          });
          return !isExact || open !== 0;
        }),
        ...discounts.filter(
          ({ cents, rate, days, interest }) => interest !== Math.round((cents * rate * days) / 36_000),
        ),
      ]),
    ).toEqual([]);
  });

  it('FIN-01 a rebate is the sum of its months and of its lines, each line its share', () => {
    expect(
      everywhere(({ rebates }) =>
        rebates.filter(
          ({ cents, months, lines, mode, rate, unit }: Ledger['rebates'][number] & { unit?: number }) => {
            const isShare = lines.every(
              (line) =>
                line.cents ===
                (mode === 'RATE' ? Math.round((line.amount * rate) / 100) : line.unit * line.number),
            );
            const isSum = lines.length === 0 || total(lines, (line) => line.cents) === cents;
            return (
              !isShare || !isSum || unit !== undefined || total(months, (month) => month.cents) !== cents
            );
          },
        ),
      ),
    ).toEqual([]);
  });

  it('FIN-01 a prize is pieces × unit within the budget, and a contract is fulfilled by what it is about: orders, invoices, orders of the project account', () => {
    expect(
      everywhere(({ policies, contracts, orders, invoices, dealer }) => [
        ...policies.filter(
          ({ prizes, unit, budget }) =>
            prizes.some(({ number, cents }) => cents !== number * unit) ||
            total(prizes, ({ cents }) => cents) > budget,
        ),
        ...contracts.filter(
          ({ type, begin, achieved }) =>
            achieved !==
            (type === 'REBATE'
              ? total(
                  invoices
                    .filter(({ day }) => day.slice(0, 4) === begin.slice(0, 4))
                    .flatMap(({ lines }) => lines),
                  ({ cents, number }) => cents * number,
                )
              : total(
                  orders.filter(
                    ({ day, status, payerCode }) =>
                      day.slice(0, 4) === begin.slice(0, 4) &&
                      status !== '90' &&
                      (type === 'YEAR' || payerCode === payerOfType(dealer, '04')?.payerCode),
                  ),
                  ({ cents }) => cents,
                )),
        ),
      ]),
    ).toEqual([]);
  });

  it('FIN-01 the differences of a reconciliation explain the two balances', () => {
    expect(
      everywhere((ledger) =>
        reconciliationsOf(ledger).filter(
          ({ company, customer, differences }) =>
            company - customer !== -total(differences, ({ voucher }) => voucher.debit),
        ),
      ),
    ).toEqual([]);
    expect(
      reconciliationsOf(ledgerOf(world, world.personas[0]?.saletoCode ?? '', world.today)).filter(
        ({ differences }) => differences.length > 0,
      ).length,
    ).toBeGreaterThan(3);
  });
});

describe('references', () => {
  it('every document refers to one of the same dealer that is not later', () => {
    expect(
      everywhere(
        ({
          orders,
          invoices,
          redInvoices,
          returns,
          rebates,
          payments,
          accounts,
          bills,
          discounts,
          policies,
          dealer,
        }) => {
          const orderDays = new Map(orders.map(({ orderNo, day }) => [orderNo, day]));
          const invoiceDays = new Map(invoices.map(({ invoiceNo, day }) => [invoiceNo, day]));
          const sources = new Set(
            accounts.flatMap(({ vouchers }) =>
              vouchers.map(({ sourceNo, payerCode, credit }) => `${sourceNo} ${payerCode} ${credit}`),
            ),
          );
          const billDays = new Map(bills.map(({ billNo, issued }) => [billNo, issued]));
          const isAfter = (day: string | undefined, later: string) => day !== undefined && day <= later;
          const payers = new Set(dealer.payers.map(({ payerCode }) => payerCode));
          return [
            ...invoices.filter(
              ({ orderNo, applied, day }) => !isAfter(orderDays.get(orderNo), applied) || applied > day,
            ),
            ...returns.filter(({ orderNo, day }) => !isAfter(orderDays.get(orderNo), day)),
            ...redInvoices.filter(({ blueInvoiceNo, day }) => !isAfter(invoiceDays.get(blueInvoiceNo), day)),
            ...rebates.flatMap(({ lines, granted, uses }) => [
              ...lines.filter(({ invoiceNo }) => !isAfter(invoiceDays.get(invoiceNo), granted)),
              ...uses.filter(({ day, payerCode }) => day < granted || !payers.has(payerCode)),
            ]),
            ...payments.filter(
              ({ sourceNo, payerCode, cents }) => !sources.has(`${sourceNo} ${payerCode} ${cents}`),
            ),
            ...discounts.filter(({ billNo, day }) => !isAfter(billDays.get(billNo), day)),
            ...policies.flatMap(({ prizes }) =>
              prizes.filter(({ orderNo, day }) => !isAfter(orderDays.get(orderNo), day)),
            ),
            ...accounts.flatMap(({ vouchers }) =>
              vouchers.filter(({ orderNo, day }) => orderNo !== '' && !isAfter(orderDays.get(orderNo), day)),
            ),
          ];
        },
      ),
    ).toEqual([]);
  });

  it('no number is given twice, not even by two dealers', () => {
    const ofOneDay = ledgers.filter(
      ({ dealer }, at) => ledgers.findIndex((ledger) => ledger.dealer.code === dealer.code) === at,
    );
    const numbers = ofOneDay.flatMap((ledger) => [
      ...ledger.orders.map(({ orderNo }) => orderNo),
      ...ledger.invoices.map(({ invoiceNo }) => invoiceNo),
      ...ledger.payments.flatMap(({ paymentNo, receiptNo }) => [paymentNo, receiptNo]),
      ...ledger.accounts.flatMap(({ vouchers }) => vouchers.map(({ voucherNo }) => voucherNo)),
      ...ledger.bills.map(({ billNo }) => billNo),
      ...ledger.loans.flatMap(({ financeNo, repayments }) => [
        financeNo,
        ...repayments.map(({ repayNo }) => repayNo),
      ]),
      ...ledger.rebates.map(({ rebateNo }) => rebateNo),
      ...ledger.transfers.flatMap(({ id, transferNo }) => [id, transferNo]),
      ...ledger.posTrades.map(({ id }) => id),
      ...ledger.policies.flatMap(({ policyNo, prizes }) => [
        policyNo,
        ...prizes.map(({ prizeNo }) => prizeNo),
      ]),
      ...ledger.contracts.map(({ contractNo }) => contractNo),
      ...ledger.stores.map(({ applyNo }) => applyNo),
      ...ledger.discounts.map(({ id }) => `discount ${id}`),
      ...reconciliationsOf(ledger).map(({ id }) => `reconciliation ${id}`),
    ]);
    const counts = new Map<string, number>();
    for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('status, steps, message and document of an order agree, and nothing is later than today', () => {
    expect(
      everywhere((ledger) => {
        const { orders, today, accounts } = ledger;
        const orderOf = new Map(orders.map((order) => [order.orderNo, order]));
        return [
          ...orders.filter(({ day, audited, shipped, delivered, signed, cancelled, status }) => {
            const steps = [day, audited, shipped, delivered, signed].filter((step) => step !== '');
            const isOrdered = steps.every((step, at) => at === 0 || step >= (steps[at - 1] ?? ''));
            const isStatus =
              status === (cancelled === '' ? ['10', '20', '30', '40', '50'][steps.length - 1] : '90');
            return !isOrdered || !isStatus || [...steps, cancelled].some((step) => step > today);
          }),
          ...messagesOf(ledger).filter(({ kind, about, time, title }) => {
            const fact = kind === 'ORDER' ? stepDay(orderOf.get(about), title) : factDay(ledger, kind, about);
            return fact === undefined || fact === '' || time.slice(0, 10) !== fact || fact > today;
          }),
          ...todosOf(ledger).filter(({ kind, about, time, deadline }) => {
            const fact = kind === 'ORDER' ? orderOf.get(about)?.delivered : factDay(ledger, kind, about);
            const day = time.slice(0, 10);
            return fact === undefined || fact === '' || day < fact || day > today || deadline < day;
          }),
          ...accounts.flatMap(({ vouchers }) => vouchers.filter(({ day }) => day > today)),
        ];
      }),
    ).toEqual([]);
  });
});

/** Words of a message of an order, and the day of the order that it reports. */
const STEP_WORDS = [
  ['已提交', 'day'],
  ['审核通过', 'audited'],
  ['已发货', 'shipped'],
  ['已送达', 'delivered'],
  ['已取消', 'cancelled'],
] as const;

function stepDay(order: Order | undefined, title: string): string | undefined {
  const [, field] = STEP_WORDS.find(([word]) => title.includes(word)) ?? [];
  return field && order?.[field];
}

/** The day of the document that a message speaks of; undefined when the dealer has none of that number. */
function factDay(ledger: Ledger, kind: NoticeKind, about: string): string | undefined {
  const days: Readonly<Record<Exclude<NoticeKind, 'ORDER'>, () => string | undefined>> = {
    INVOICE: () => ledger.invoices.find(({ invoiceNo }) => invoiceNo === about)?.day,
    PAYMENT: () => ledger.payments.find(({ paymentNo }) => paymentNo === about)?.day,
    REBATE: () => ledger.rebates.find(({ rebateNo }) => rebateNo === about)?.granted,
    LOAN: () => ledger.loans.find(({ financeNo }) => financeNo === about)?.day,
    RECONCILE: () => {
      const period = reconciliationsOf(ledger).find(({ id }) => id === about)?.period;
      return period && `${addMonths(period, 1)}-01`;
    },
    CONTRACT: () => {
      const begin = ledger.contracts.find(({ contractNo }) => contractNo === about)?.begin;
      return begin && `${Number(begin.slice(0, 4)) - 1}-11-01`;
    },
  };
  return kind === 'ORDER' ? undefined : days[kind]();
}
