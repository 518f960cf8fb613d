/** The table of rules that says which money may stand where, tried on all examples and on the business of each dealer. */
import { type MoneyFormName, type MoneySide, placeReason, placeText } from '@dealer-portal/rules/money-place';
import { describe, expect, it } from 'vitest';
import { ledgerDealers } from '../world/ledger/dealers';
import { type Ledger, ledgerOf } from '../world/ledger/ledger';
import { projectPayer } from '../world/ledger/projects/project-payments';
import { loadWorld } from '../world/world';
import { examples, type Json, nodesOf, operations } from './description';

/** An account at a side of a form, as a record shows it. */
type Placed = readonly [form: MoneyFormName, side: MoneySide, payerCode: string];

const world = loadWorld();
const typeOf = new Map(world.payers.map(({ payerCode, payerType }) => [payerCode, payerType]));

/** The accounts that the table forbids there, each with its reason. */
function forbidden(where: string, placed: readonly Placed[]): readonly string[] {
  return placed.flatMap(([form, side, payerCode]) => {
    const payerType = typeOf.get(payerCode);
    const reason = placeReason({ form, side }, { payerCode, payerType, balance: 1, deletedFlag: '0' });
    return reason
      ? [`${where}: ${form} ${side} ${payerCode} (${String(payerType)}): ${placeText(reason.refusal)}`]
      : [];
  });
}

/** The row of the table of each type of transfer; refunds of air and of fast payment are one type. */
const TRANSFER_FORMS: Readonly<Record<string, MoneyFormName>> = {
  ACCOUNT: 'accountTransfer',
  FINANCE: 'financeTransfer',
  MASTERSON: 'parallelTransfer',
  DIGITAL: 'digitalTransfer',
  AIR: 'airTransfer',
  KJT: 'kjtTransfer',
  BANK: 'accountTransfer',
  REFUND: 'airRefund',
  INTERESTREFUND: 'airInterestRefund',
};

function transferred(transferType: string, from: string, to: string): readonly Placed[] {
  const form = TRANSFER_FORMS[transferType];
  if (!form) throw new Error(`The type of transfer ${transferType} has no row.`);
  return [
    [form, 'source', from],
    [form, 'target', to],
  ];
}

const PAY_FORMS: Readonly<Record<string, MoneyFormName>> = {
  BANK: 'payment',
  FINANCE: 'financing',
  POS: 'posPayment',
  BILL: 'bill',
};

const at =
  (form: MoneyFormName, side: MoneySide) =>
  (code: string): Placed => [form, side, code];
const paidBy = (mode: unknown) => at(PAY_FORMS[String(mode)] ?? 'payment', 'target');
const byChannel = (code: string, { payChannel }: Json): Placed =>
  at(payChannel === 'AIR' ? 'airPayment' : 'payment', 'target')(code);

/** What the payer of a record is, by the call that shows or sends it. */
const CALLS: Readonly<Record<string, (payerCode: string, node: Json) => Placed | undefined>> = {
  submitPayment: byChannel,
  queryPaymentOrders: byChannel,
  getPaymentResult: byChannel,
  queryReceipts: (code, { payMode }) => paidBy(payMode)(code),
  submitPosPayment: (code, { paymentType }) =>
    paymentType === 'ANNUALFEE' ? ['posFee', 'source', code] : ['posPayment', 'target', code],
  setPosTerminalBinding: at('posBinding', 'target'),
  submitRebateCash: at('rebateCash', 'target'),
  queryRebates: (code, { cashNo }) => (cashNo === undefined ? undefined : ['rebateCash', 'target', code]),
  submitFinanceApply: at('financing', 'target'),
  submitFinanceRepay: at('repayment', 'source'),
  submitCreditApply: at('creditApplication', 'target'),
  queryCreditApplies: at('creditApplication', 'target'),
  submitAcceptanceBill: at('bill', 'target'),
  queryAcceptanceBills: at('bill', 'target'),
  submitBillClaim: at('bill', 'target'),
  submitProjectStep: at('projectPayment', 'source'),
  getProject: at('projectPayment', 'source'),
  queryProjects: at('projectPayment', 'source'),
};

/** The type of a transfer where the call is the type. */
const TRANSFER_CALLS: Readonly<Record<string, string>> = {
  saveTransfer: 'ACCOUNT',
  saveFinanceTransfer: 'FINANCE',
  saveMasterSonTransfer: 'MASTERSON',
};

/** The accounts of one object of an example. */
function placedIn(id: string, node: Json): readonly Placed[] {
  const { payerCode, fromPayerCode, toPayerCode, transferType } = node;
  if (typeof fromPayerCode === 'string' && typeof toPayerCode === 'string')
    return transferred(TRANSFER_CALLS[id] ?? String(transferType), fromPayerCode, toPayerCode);
  if (typeof payerCode !== 'string' || payerCode === '') return [];
  const placed = CALLS[id]?.(payerCode, node);
  return placed ? [placed] : [];
}

const placements = operations.flatMap((operation) =>
  examples(operation).flatMap(({ name, value }) =>
    nodesOf(value).map((node) => ({ name, placed: placedIn(operation.id, node) })),
  ),
);

/** What the payer of a voucher is, by the first words of its text. */
const VOUCHER_FORMS: readonly (readonly [words: string, form: MoneyFormName, side: MoneySide])[] = [
  ['银行到款', 'payment', 'target'],
  ['融资到款', 'financing', 'target'],
  ['POS结算', 'posPayment', 'target'],
  ['票据入账', 'bill', 'target'],
  ['归还融资', 'repayment', 'source'],
  ['工程', 'projectPayment', 'source'],
  ['转出', 'accountTransfer', 'source'],
  ['转入', 'accountTransfer', 'target'],
  ['划转至', 'accountTransfer', 'source'],
  ['提现', 'accountTransfer', 'source'],
];

/** What was cashed; a dealer without an account of rebates got the rebate itself, which moves nothing. */
const cashed = ({ rebates }: Ledger): readonly Placed[] =>
  rebates.flatMap(({ payerCode, uses }) =>
    uses
      .filter((use) => use.payerCode !== payerCode)
      .flatMap((use): readonly Placed[] => [
        ['rebateCash', 'source', payerCode],
        ['rebateCash', 'target', use.payerCode],
      ]),
  );

const vouchersOf = ({ accounts }: Ledger) =>
  accounts.filter(({ kind }) => kind === 'MAIN').flatMap(({ vouchers }) => vouchers);

/** The accounts of all records of a dealer. */
function placedOf(ledger: Ledger): readonly Placed[] {
  const { payments, transfers, bills, loans, dealer } = ledger;
  return [
    ...payments.map(({ mode, payerCode }) => paidBy(mode)(payerCode)),
    ...transfers.flatMap(({ transferType, from, to }) => transferred(transferType, from, to)),
    ...cashed(ledger),
    ...bills.filter(({ payerCode }) => payerCode !== '').map(({ payerCode }) => paidBy('BILL')(payerCode)),
    ...loans.flatMap(({ payerCode, repayments }) => [
      at('financing', 'target')(payerCode),
      ...repayments.map((repayment) => at('repayment', 'source')(repayment.payerCode)),
    ]),
    ['projectPayment', 'source', projectPayer(world, dealer.code)],
    ...vouchersOf(ledger).flatMap(({ text, payerCode }) =>
      VOUCHER_FORMS.filter(([phrase]) => text.startsWith(phrase)).map(([, form, side]) =>
        at(form, side)(payerCode),
      ),
    ),
  ];
}

const ledgers = ledgerDealers(world).map(({ code }) => ledgerOf(world, code, world.today));

describe('FIN-03 FIN-05 FIN-07 the history stands in the table that says which money may stand where', () => {
  it('each payment, transfer, refund, rebate, loan and bill of the examples', () => {
    expect(placements.flatMap(({ name, placed }) => forbidden(name, placed))).toEqual([]);
    const forms = new Set(placements.flatMap(({ placed }) => placed.map(([form]) => form)));
    expect([...forms]).toEqual(
      expect.arrayContaining([
        'payment',
        'accountTransfer',
        'airTransfer',
        'airInterestRefund',
        'rebateCash',
      ]),
    );
  });

  it('each record and voucher of the two years of every dealer', () => {
    expect(
      ledgers.flatMap((ledger) => [...new Set(forbidden(ledger.dealer.code, placedOf(ledger)))]),
    ).toEqual([]);
    const types = ledgers.flatMap(({ transfers }) => transfers.map(({ transferType }) => transferType));
    expect(new Set(types).size).toBeGreaterThan(6);
  });

  it('a limit is restored and cut by an adjustment, and nothing arrives there but bills', () => {
    const ofLimits = ledgers
      .flatMap(vouchersOf)
      .filter(({ payerCode }) => typeOf.get(payerCode) === '02')
      .map(({ type, text }) => `${type} ${text.slice(0, 4)}`);
    expect([...new Set(ofLimits)].filter((line) => line.startsWith('DZ'))).toEqual(['DZ 票据入账']);
    expect(ofLimits).toContain('TZ 额度恢复');
  });
});
