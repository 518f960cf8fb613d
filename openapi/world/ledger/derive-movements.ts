import type {
  AccountKind,
  Discount,
  Loan,
  Movement,
  Order,
  PosTrade,
  Rebate,
  Return,
  Transfer,
} from './events';
import { feeDay, repaidOf } from './events-loans';
import { posPayer } from './events-pos';
import type { LedgerContext } from './period';

/** The service charge of a pickup order in percent. */
const SERVICE_RATE = 0.5;

const EMPTY = {
  kind: 'MAIN' as AccountKind,
  orderNo: '',
  industryCode: '',
  debit: 0,
  credit: 0,
  voucherNo: '', // the number comes with the voucher
};

/** Assumption: an order is charged when it is placed, line by line, and paid back when it is cancelled. */
export function orderMovements(
  orders: readonly Order[],
  categoryOf: (productCode: string) => string,
): Movement[] {
  return orders.flatMap((order) => {
    const { orderNo, day, kind, payerCode } = order;
    const base = { ...EMPTY, day, kind, payerCode, orderNo, sourceNo: orderNo, text: `订单 ${orderNo}` };
    const charges = order.lines.map(
      ({ productCode, number, cents }): Movement => ({
        ...base,
        type: 'TH',
        industryCode: categoryOf(productCode),
        debit: cents * number,
      }),
    );
    if (order.cancelled !== '')
      return [
        ...charges,
        { ...base, day: order.cancelled, type: 'TZ', text: `订单取消 ${orderNo}`, credit: order.cents },
      ];
    if (kind !== 'TCTP') return charges;
    const debit = Math.round((order.cents * SERVICE_RATE) / 100);
    return [...charges, { ...base, kind: 'SERVICE', type: 'TZ', text: `统仓服务费 订单 ${orderNo}`, debit }];
  });
}

export function returnMovements(returns: readonly Return[], orders: ReadonlyMap<string, Order>): Movement[] {
  return returns.flatMap(({ returnNo, orderNo, day, number, cents }) => {
    const order = orders.get(orderNo);
    if (!order) return [];
    const { kind, payerCode } = order;
    return [
      {
        ...EMPTY,
        day,
        kind,
        payerCode,
        orderNo,
        sourceNo: returnNo,
        type: 'TZ',
        text: `退货 ${returnNo}`,
        credit: cents * number,
      },
    ];
  });
}

/** Lending takes from the credit and gives to the payer; repaying gives back the principal. */
export function loanMovements({ dealer, today }: LedgerContext, loans: readonly Loan[]): Movement[] {
  return loans.flatMap(({ financeNo, day, cents, payerCode, fee, feeStatus, repayments }) => [
    {
      ...EMPTY,
      kind: 'SCF',
      payerCode: dealer.code,
      day,
      sourceNo: financeNo,
      type: 'TZ',
      text: `融资放款 ${financeNo}`,
      debit: cents,
    },
    {
      ...EMPTY,
      payerCode,
      day,
      sourceNo: financeNo,
      type: 'DZ',
      text: `融资到款 ${financeNo}`,
      credit: cents,
    },
    ...(feeStatus === '20' && feeDay(day) <= today
      ? [
          {
            ...EMPTY,
            kind: 'SERVICE' as const,
            payerCode: dealer.code,
            day: feeDay(day),
            sourceNo: financeNo,
            type: 'TZ' as const,
            text: `融资服务费 ${financeNo}`,
            debit: fee,
          },
        ]
      : []),
    ...repayments
      .filter(({ isDone }) => isDone)
      .flatMap((repayment): Movement[] => [
        {
          ...EMPTY,
          payerCode: repayment.payerCode,
          day: repayment.day,
          sourceNo: repayment.repayNo,
          type: 'TZ',
          text: `归还融资 ${financeNo}`,
          debit: repayment.principal + repayment.interest,
        },
        {
          ...EMPTY,
          kind: 'SCF',
          payerCode: dealer.code,
          day: repayment.day,
          sourceNo: repayment.repayNo,
          type: 'DZ',
          text: `归还本金 ${financeNo}`,
          credit: repayment.principal,
        },
      ]),
  ]);
}

/** A rebate is granted to its account; its use moves it to the payer that it is used for. */
export function rebateMovements(rebates: readonly Rebate[]): Movement[] {
  return rebates.flatMap(({ rebateNo, name, payerCode, granted, cents, uses }) => {
    const base = { ...EMPTY, sourceNo: rebateNo };
    const grant: Movement = {
      ...base,
      payerCode,
      day: granted,
      type: 'FL',
      text: `${name}发放 ${rebateNo}`,
      credit: cents,
    };
    return [
      grant,
      ...uses
        .filter((use) => use.payerCode !== payerCode)
        .flatMap((use): Movement[] => [
          { ...base, payerCode, day: use.day, type: 'TZ', text: `${name}使用 ${rebateNo}`, debit: use.cents },
          {
            ...base,
            payerCode: use.payerCode,
            day: use.day,
            type: 'FL',
            text: `${name}兑现`,
            credit: use.cents,
          },
        ]),
    ];
  });
}

export function transferMovements(transfers: readonly Transfer[]): Movement[] {
  return transfers
    .filter(({ status }) => status === '20')
    .flatMap(({ transferNo, day, from, to, cents }): Movement[] => [
      {
        ...EMPTY,
        payerCode: from,
        day,
        sourceNo: transferNo,
        type: 'TZ',
        text: `转出 ${transferNo}`,
        debit: cents,
      },
      {
        ...EMPTY,
        payerCode: to,
        day,
        sourceNo: transferNo,
        type: 'TZ',
        text: `转入 ${transferNo}`,
        credit: cents,
      },
    ]);
}

export function discountMovements(discounts: readonly Discount[], today: string): Movement[] {
  return discounts
    .filter(({ status, day }) => status === '20' && day <= today)
    .map(({ id, billNo, day, interest, payerCode }) => ({
      ...EMPTY,
      payerCode,
      day,
      sourceNo: id,
      type: 'TZ',
      text: `票据贴息 ${billNo}`,
      debit: interest,
    }));
}

export function posMovements(context: LedgerContext, trades: readonly PosTrade[]): Movement[] {
  const payerCode = posPayer(context);
  return trades
    .filter(({ settled }) => settled !== '')
    .map(({ id, settled, cents, charge }) => ({
      ...EMPTY,
      payerCode,
      day: settled,
      sourceNo: id,
      type: 'DZ',
      text: `POS结算 ${id}`,
      credit: cents - charge,
    }));
}

/** The principal that is still owed. */
export function outstandingOf(loans: readonly Loan[]): number {
  return loans.reduce((sum, loan) => sum + loan.cents - repaidOf(loan), 0);
}
