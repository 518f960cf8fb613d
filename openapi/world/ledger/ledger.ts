import type { World } from '../world';
import { type LedgerDealer, ledgerDealers, payerOfType } from './dealers';
import { type Account, accountsFrom, byDay } from './derive-accounts';
import {
  discountMovements,
  loanMovements,
  orderMovements,
  outstandingOf,
  posMovements,
  rebateMovements,
  returnMovements,
  transferMovements,
} from './derive-movements';
import type {
  Bill,
  Contract,
  Discount,
  Invoice,
  Loan,
  Movement,
  Order,
  Payment,
  Policy,
  PosTrade,
  Rebate,
  RedInvoice,
  Return,
  StoreApply,
  Transfer,
} from './events';
import { contractsOf, policiesOf, storesOf } from './events-agreements';
import { billsOf, discountsOf } from './events-bills';
import { invoicesOf, redInvoicesOf } from './events-invoices';
import { loansOf } from './events-loans';
import { ordersOf, returnsOf } from './events-orders';
import { posTradesOf } from './events-pos';
import { rebatesOf } from './events-rebates';
import { transfersOf } from './events-transfers';
import * as known from './known';
import { knownInvoices, knownOrderMovements, knownOrders } from './known-orders';
import { firstDay, type LedgerContext, numberOf } from './period';
import { type LedgerProduct, ledgerProducts } from './products';
import { projectMovements } from './projects/project-payments';

/** Everything that happened between a dealer and the company up to a day. */
export interface Ledger {
  readonly dealer: LedgerDealer;
  readonly today: string;
  readonly products: ReadonlyMap<string, LedgerProduct>;
  readonly orders: readonly Order[];
  readonly returns: readonly Return[];
  readonly invoices: readonly Invoice[];
  readonly redInvoices: readonly RedInvoice[];
  readonly payments: readonly Payment[];
  readonly bills: readonly Bill[];
  readonly discounts: readonly Discount[];
  readonly loans: readonly Loan[];
  readonly rebates: readonly Rebate[];
  readonly transfers: readonly Transfer[];
  readonly posTrades: readonly PosTrade[];
  readonly contracts: readonly Contract[];
  readonly policies: readonly Policy[];
  readonly stores: readonly StoreApply[];
  readonly accounts: readonly Account[];
}

/** The events of a dealer before they become vouchers. */
type Events = Omit<Ledger, 'accounts' | 'payments' | 'products' | 'dealer' | 'today'>;

/** The ledger of a sold-to up to a day, the same each time. @throws Error for a code that the world does not have */
export function ledgerOf(world: World, code: string, today: string): Ledger {
  const context = contextOf(world, dealerOf(world, code), today);
  const { isKnown } = context;
  const products = new Map(context.products.map((product) => [product.productCode, product]));
  const events = eventsOf(context, world);
  const movements = movementsOf(context, events, world);
  const dealer = withCredit(context.dealer, creditLeft(world, code, today));
  const { accounts, payments } = accountsFrom({ ...context, dealer }, events.transfers, movements);
  const named = isKnown ? known.KNOWN_PAYMENTS : [];
  const all = [...named, ...loanPayments(context, events.loans), ...payments].sort(byDay);
  return { dealer, today, products, ...events, payments: all, accounts };
}

function dealerOf(world: World, code: string): LedgerDealer {
  const dealer = ledgerDealers(world).find((candidate) => candidate.code === code);
  if (!dealer) throw new Error(`The world has no sold-to ${code}.`);
  return dealer;
}

function contextOf(world: World, dealer: LedgerDealer, today: string): LedgerContext {
  const isKnown = dealer.isKnown && today >= world.today;
  return { dealer, products: ledgerProducts(world), from: firstDay(today), today, isKnown };
}

const loansOn = (context: LedgerContext): readonly Loan[] =>
  [...loansOf(context), ...(context.isKnown ? known.knownLoans(context.today) : [])].sort(byDay);

/** The cents that all lenders grant a sold-to: on the day of the examples, what is left and what is lent. */
export function creditLimit(world: World, code: string): number {
  const dealer = dealerOf(world, code);
  const left = payerOfType(dealer, '02')?.cents ?? 0;
  return left + outstandingOf(loansOn(contextOf(world, dealer, world.today)));
}

/** The cents that are left of the credit on a day: the balance of its payer. */
export function creditLeft(world: World, code: string, today: string): number {
  return creditLimit(world, code) - outstandingOf(loansOn(contextOf(world, dealerOf(world, code), today)));
}

function withCredit(dealer: LedgerDealer, cents: number): LedgerDealer {
  const credit = payerOfType(dealer, '02');
  return {
    ...dealer,
    payers: dealer.payers.map((payer) => (payer === credit ? { ...payer, cents } : payer)),
  };
}

function eventsOf(context: LedgerContext, world: World): Events {
  const { isKnown, today } = context;
  const whenKnown = <Item>(items: readonly Item[]): readonly Item[] => (isKnown ? items : []);
  const generated = ordersOf(context);
  const named = whenKnown(knownOrders(world));
  const orders = [...generated, ...named].sort(byDay);
  const returns = [...returnsOf(context, generated), ...whenKnown(known.KNOWN_RETURNS)].sort(byDay);
  const generatedInvoices = invoicesOf(context, generated);
  const namedInvoices = whenKnown(knownInvoices(world, named));
  const invoices = [...generatedInvoices, ...namedInvoices].sort(byDay);
  const bills = billsOf(context);
  return {
    orders,
    returns,
    invoices,
    redInvoices: [
      ...redInvoicesOf(
        context,
        returns.filter(({ returnNo }) => returnNo !== known.KNOWN_RETURNS[0]?.returnNo),
        generatedInvoices,
      ),
      ...whenKnown(known.KNOWN_RED_INVOICES),
    ].sort(byDay),
    bills: [...bills, ...whenKnown(known.KNOWN_BILLS)],
    discounts: [...discountsOf(bills, today), ...whenKnown(known.KNOWN_DISCOUNTS)].sort(byDay),
    loans: loansOn(context),
    rebates: [
      ...rebatesOf(context, generatedInvoices),
      ...whenKnown(known.knownRebates(namedInvoices, invoices)),
    ],
    transfers: [...transfersOf(context), ...whenKnown(known.KNOWN_TRANSFERS)].sort(byDay),
    posTrades: [...posTradesOf(context), ...whenKnown(known.KNOWN_TRADES)].sort(byDay),
    contracts: contractsOf(context, orders, invoices),
    policies: policiesOf(context, orders),
    stores: storesOf(context),
  };
}

function movementsOf(context: LedgerContext, events: Events, world: World): readonly Movement[] {
  const categories = new Map(context.products.map(({ productCode, category }) => [productCode, category]));
  const orders = new Map(events.orders.map((order) => [order.orderNo, order]));
  const named = new Set(context.isKnown ? knownOrders(world).map(({ orderNo }) => orderNo) : []);
  const isNamed = ({ orderNo }: Order) => named.has(orderNo);
  return [
    ...orderMovements(
      events.orders.filter((order) => !isNamed(order)),
      (code) => categories.get(code) ?? '',
    ),
    ...(context.isKnown
      ? [
          ...known.KNOWN_MOVEMENTS.map((movement) => ({ ...movement })),
          ...knownOrderMovements(world, events.orders.filter(isNamed)),
          ...projectMovements(world, context.dealer.code),
        ]
      : []),
    ...returnMovements(events.returns, orders),
    ...loanMovements(context, events.loans),
    ...rebateMovements(events.rebates),
    ...transferMovements(events.transfers),
    ...billMovements(events.bills),
    ...discountMovements(events.discounts, context.today),
    ...posMovements(context, events.posTrades),
  ];
}

function billMovements(bills: readonly Bill[]): readonly Movement[] {
  return bills
    .filter(({ payerCode }) => payerCode !== '')
    .map(({ billNo, paymentNo, issued, payerCode, cents }) => ({
      day: issued,
      kind: 'MAIN',
      payerCode,
      type: 'DZ',
      text: `票据入账 ${billNo}`,
      orderNo: '',
      sourceNo: paymentNo,
      industryCode: '',
      debit: 0,
      credit: cents,
    }));
}

function loanPayments({ dealer }: LedgerContext, loans: readonly Loan[]): readonly Payment[] {
  return loans.map(({ financeNo, day, payerCode, cents }) => {
    const number =
      dealer.isKnown && financeNo === 'RZ20261020001'
        ? '2026102001'
        : numberOf(dealer, '9', financeNo.slice(2));
    return {
      paymentNo: `ZF${number}`,
      receiptNo: `SJ${number}`,
      sourceNo: financeNo,
      day,
      kind: 'MAIN',
      payerCode,
      mode: 'FINANCE',
      cents,
    };
  });
}
