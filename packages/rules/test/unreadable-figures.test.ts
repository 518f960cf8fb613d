/** What each area says when one of its figures cannot be read: nothing, or the name of the figure; never a number made with 0. */
import { describe, expect, it } from 'vitest';
import { readFigure, readMoney, sentFigure, sumAmounts, sumFigures, toMoney } from '../src/base/money';
import { refuse } from '../src/base/refusal';
import { recommendedPieces } from '../src/buying/calculator';
import { lineTerms } from '../src/buying/cart-entry';
import { heldRefusal, purchaseShares, savedMoney } from '../src/buying/goods';
import { balanceAfter, openTails } from '../src/buying/home';
import { payerCoverage } from '../src/buying/payer-details';
import { payerRoom, vehicleSubmitRefusal } from '../src/buying/traffic';
import { batchResult } from '../src/money/invoices';
import { adjustment, booksRefusal, explainedPart, isBalanced, isDueForMonth } from '../src/money/month-close';
import {
  financingCost,
  movedAmountRefusal,
  rebateCashRefusal,
  redemptionOf,
  redemptionRefusal,
} from '../src/money/movement';
import { statementRefusal, statementRows } from '../src/money/reconciliation';
import { runwayMoves, runwayRefusal, runways, whatIf } from '../src/money/runway';
import { accountYears, ageSteps } from '../src/money/statements';
import { quoteSum, withdrawalRefusal } from '../src/orders/projects';

const UNREAD = ['1,234.50', '￥12', '—', 'abc', null, undefined, Number.NaN];
const TODAY = '2026-11-22';
const NOW = new Date(`${TODAY}T04:00:00Z`);

describe.each(UNREAD.map((figure) => [figure] as const))('CART-06 a figure that is %j', (figure) => {
  it('readers: is none, and travels as none', () => {
    expect([readMoney(figure), readFigure(figure), sumAmounts([1, figure]), sumFigures([1, figure])]).toEqual(
      Array(4).fill(undefined),
    );
    expect(JSON.stringify({ amount: sentFigure(figure) })).toBe('{"amount":null}');
  });

  it('FIN-07 financing: has no cost and no repayment', () => {
    const loan = { outstandingAmount: figure, rate: 4.35, beginDate: '2026-09-15', repaidOn: [] };
    expect(redemptionOf(loan, 1, NOW)).toBeUndefined();
    expect(redemptionRefusal(loan)).toMatchObject({ code: 'movement.loanUnread' });
    expect(redemptionOf({ ...loan, outstandingAmount: 5, rate: figure }, 1, NOW)).toBeUndefined();
    expect(financingCost({ amount: figure, rate: 4.35, days: 9 })).toBeUndefined();
    expect(financingCost({ amount: 9, rate: figure, days: 9 })).toBeUndefined();
  });

  it('FIN-05g rebate: its balance cannot be read, it is not used up', () => {
    expect(rebateCashRefusal({ balance: figure }, NOW)).toEqual(refuse('movement.rebateUnread'));
  });

  it('CART-02 saving: there is none to tell', () => {
    expect(savedMoney([{ price: figure, ordinary: 100, number: 1 }])).toBeUndefined();
  });

  it('FIN-02 runway: a payer whose balance or due it is has no days, and is no source for others', () => {
    const payers = [
      { payerCode: 'A', payerType: '01', balance: 10 },
      { payerCode: 'B', payerType: '01', balance: 5000 },
    ];
    const due = { payerCode: 'A', day: '2026-12-01', amount: 50, text: '尾款', field: 'restAmount' };
    const facts = { today: TODAY, payers, dues: [due], transfers: [] };
    const [first, second] = payers;
    const unread = { ...facts, dues: [{ ...due, amount: figure }] };
    expect(runways(facts).map(({ payerCode }) => payerCode)).toEqual(['A', 'B']);
    expect(runways(unread).map(({ payerCode }) => payerCode)).toEqual(['B']);
    expect(runwayRefusal(unread, 'A')).toEqual(refuse('runway.amountUnread', { due: '尾款' }));
    expect(whatIf(unread, 'A', [])).toBeUndefined();
    const unknown = { ...facts, payers: [{ ...first, balance: figure }, second] } as typeof facts;
    expect(runways(unknown).map(({ payerCode }) => payerCode)).toEqual(['B']);
    const poor = { ...facts, payers: [first, { ...second, balance: figure }] } as typeof facts;
    expect(runwayMoves(facts, 'A').map(({ kind }) => kind)).toContain('move');
    expect(runwayMoves(poor, 'A').map(({ kind }) => kind)).not.toContain('move');
  });

  it('PAYER-01 coverage: nobody knows whether it is enough', () => {
    const entry = { key: '1', payerCode: 'P', payerName: 'P', priceToPay: toMoney('5.00'), credit: figure };
    expect(payerCoverage([entry])[0]?.shortfall).toBeUndefined();
  });

  it('FIN-03 amount: the balance that is there cannot be read', () => {
    if (figure !== undefined)
      expect(movedAmountRefusal(5, { available: figure })).toEqual(refuse('movement.availableUnread'));
    expect(balanceAfter(figure, 5)).toBeUndefined();
  });

  it('FIN-02 month close: is not balanced, explains nothing, and is due', () => {
    const month = { openingBalance: figure, debitAmount: 0, creditAmount: 0, closingBalance: 0 };
    expect(isBalanced(month)).toBeUndefined();
    const difference = { voucherNo: '1', difference: figure } as Parameters<typeof explainedPart>[0][number];
    expect(explainedPart([difference], () => '运费')).toEqual({ amount: undefined, count: 1 });
    const books = { companyBalance: 1, customerBalance: 1, difference: 0, differenceList: [] };
    expect(booksRefusal(books)).toBeUndefined();
    expect(booksRefusal({ ...books, companyBalance: figure, difference: figure })).toEqual(
      refuse('monthClose.figuresUnread', { figures: ['companyBalance', 'difference'] }),
    );
    const days = { beginDate: '2026-11-01', endDate: '2026-11-30' };
    expect(isDueForMonth({ dueDate: '2026-11-25', amount: figure }, days)).toBe(true);
  });

  it('FIN-01 statements: no row, no year and no step adds it', () => {
    const voucher = { voucherNo: 'V1', voucherDate: TODAY, debit: figure, credit: 0 };
    expect(statementRows([voucher])).toBeUndefined();
    expect(statementRefusal([voucher])).toEqual(refuse('reconciliation.voucher', { voucherNo: 'V1' }));
    const month = { period: '2026-11', beginDate: '2026-11-01', endDate: '2026-11-30' };
    const amounts = { openingBalance: 1, debitAmount: figure, creditAmount: 1, closingBalance: 1 };
    expect(accountYears([{ ...month, ...amounts }])[0]?.debitAmount).toBeUndefined();
    expect(ageSteps([{ day: TODAY, amount: figure }], NOW)[0]).toMatchObject({
      count: 1,
      amount: undefined,
      lacking: 1,
    });
  });

  it('MISC home: the open tails have no sum', () => {
    // An order without the field has no tail.
    if (figure !== null && figure !== undefined)
      expect(openTails([{ orderNo: '1', restAmount: figure }]).amount).toBeUndefined();
  });

  it('TRAF-01 room: of a payer is not known', () => {
    const room = payerRoom({ payerCode: 'P', balance: 9 }, [{ PAYTOCODE: 'P', SUMMONEY: figure }], []);
    expect([room.inCart, room.left]).toEqual([undefined, undefined]);
  });

  it('TRAF-01 volume: an unreadable one keeps the vehicle, by its name', () => {
    const vehicle = {
      IBR_ID: 'C1',
      PAYTOCODE: 'P',
      SUMMONEY: 5,
      CARVOLUME: 40,
      SUMVOLUME: figure,
      orderList: [],
    };
    const refusal = vehicleSubmitRefusal([vehicle], [{ payerCode: 'P', balance: 9 }], 'vehicle');
    // Without a volume the pre-check of the server decides.
    expect(refusal).toEqual(
      figure === null || figure === undefined
        ? undefined
        : refuse('traffic.vehicle', {
            vehicle: 'C1',
            reason: refuse('traffic.loadUnread', { figure: 'SUMVOLUME' }),
          }),
    );
  });

  it('FIN-04 invoices: what is done has no sum', () => {
    const row = { key: '1', status: '20', amount: figure };
    expect(batchResult([row], [row], '20').doneAmount).toBeUndefined();
  });

  it('FIN-10 projects: a quote has no sum, and a paid amount that cannot be read stops a withdrawal', () => {
    const goods = [{ number: figure, price: 5 }] as unknown as Parameters<typeof quoteSum>[0];
    expect(quoteSum(goods)).toEqual({ amount: undefined, saved: undefined });
    const isAbsent = figure === null || figure === undefined;
    expect(withdrawalRefusal({ status: '10', paidAmount: figure })).toEqual(
      isAbsent ? undefined : refuse('project.paidUnread'),
    );
  });

  it('CALC-04 recommendation: 0 would say enough', () => {
    const held = { storeAmt: 5, avgDailySales: figure, safeDays: 30 };
    expect(recommendedPieces(held)).toBeUndefined();
  });

  it('CART-02 terms: a tolerance that cannot be read is told', () => {
    if (typeof figure === 'string') expect(lineTerms({ kuanXian: figure })).toEqual([`宽限 ${figure}`]);
  });

  it('CART-02 quota: nothing is added while the pieces in the cart cannot be read', () => {
    const price = { priceType: 'TJ', price: 10, priceVersion: 'V', allowed: 3 } as const;
    const ordinary = { priceType: 'PT', price: 12, priceVersion: 'V' } as const;
    const terms = { productCode: 'A', prices: [price, ordinary], rule: 'best' } as const;
    const held = () => readFigure(figure);
    expect(purchaseShares(terms, { number: 5, held })).toEqual([]);
    expect(heldRefusal(terms, held)).toEqual(
      refuse('goods.heldUnread', { productCode: 'A', priceType: 'TJ' }),
    );
    expect(heldRefusal(terms, () => 0)).toBeUndefined();
  });
});

it.each([[undefined], [null]])(
  'FIN-02 a month without its list of differences (%s) is not confirmed, and has no adjusted balances',
  (differenceList) => {
    const month = { companyBalance: 5, customerBalance: 5, difference: 0, differenceList };
    expect(booksRefusal(month)).toEqual(refuse('monthClose.differencesMissing'));
    expect(adjustment(month)).toEqual({ items: [], company: undefined, customer: undefined, isEqual: false });
  },
);
