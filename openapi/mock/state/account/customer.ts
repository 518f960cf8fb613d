import { creditLeft } from '../../../world/ledger/ledger';
import { isFirstSoldTo, isSecondSoldTo } from '../../acting-persona';
import { businessDate } from '../memory/clock';
import { toCents, toYuan } from '../memory/money';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { overtakenCents } from './overtaken';

/** One ship-to; `isDefault` 1 marks the default of its sold-to (ADDR-01). */
interface ShipTo {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly sendtoAddress: string;
  isDefault: number;
}

/** A payer as the description shows it. */
type PayerRow = RowOf<'listPayerBalances'>;

/** A payer with its available balance in cents: the one figure behind every answer that names a balance. */
export interface Payer {
  readonly facts: PayerRow;
  readonly payerCode: string;
  readonly payerName: string;
  readonly payerType: string;
  cents: number;
}

const customerOf = slice('customer', (dealer) => ({
  shipTos: seedShipTos(dealer),
  payers: seedPayers(dealer),
  /** The day up to which the balances follow the ledger. */
  ledgerDay: businessDate(dealer.now),
  /** What a run did before the ledger, up to that day. */
  overtaken: overtakenCents(dealer),
}));

function seedShipTos(dealer: Dealer): ShipTo[] {
  const { persona, world } = dealer;
  const { saletoCode } = persona;
  const example = isSecondSoldTo(world, persona) ? 'secondSoldTo' : persona.persona;
  return dealer.example('listShipTos', example).map((row) => ({ ...row, saletoCode }));
}

function seedPayers(dealer: Dealer): Payer[] {
  const rows = dealer.example('listPayerBalances');
  const credit = hasLenders(dealer) ? rows.find(({ payerType }) => payerType === CREDIT) : undefined;
  return rows.map((facts) => ({
    facts,
    payerCode: facts.payerCode,
    payerName: facts.customerName,
    payerType: facts.payerType,
    cents: balanceOf(dealer, facts, facts === credit),
  }));
}

/** The second sold-to has no lenders. */
const hasLenders = ({ world, persona }: Dealer): boolean => !isSecondSoldTo(world, persona);

/** Assumption: the other payers of the second sold-to have a third of what those of the first have. */
const SECOND_SHARE = 3;

function balanceOf({ persona, world, now }: Dealer, facts: PayerRow, isCredit: boolean): number {
  if (isCredit) return creditLeft(world, persona.saletoCode, businessDate(now));
  const cents = toCents(facts.balance);
  if (!isSecondSoldTo(world, persona)) return cents;
  const payer = world.secondSoldTo.payers.find(({ payerCode }) => payerCode === facts.payerCode);
  return payer ? toCents(payer.balance) : Math.round(cents / SECOND_SHARE);
}

/** The ship-tos of a sold-to. */
export function shipTosOf(dealer: Dealer, saletoCode: string): readonly Readonly<ShipTo>[] {
  return customerOf(dealer).shipTos.filter((shipTo) => shipTo.saletoCode === saletoCode);
}

/** A ship-to by its code. */
export function shipToByCode(dealer: Dealer, sendtoCode: string): Readonly<ShipTo> | undefined {
  return customerOf(dealer).shipTos.find((shipTo) => shipTo.sendtoCode === sendtoCode);
}

/** How far down the list of its sold-to a ship-to stands; 0 for the first and for an unknown one. */
export function shipToRank(dealer: Dealer, sendtoCode: string): number {
  const { shipTos } = customerOf(dealer);
  const ranks = ranksOf.get(shipTos) ?? ranked(shipTos);
  ranksOf.set(shipTos, ranks);
  return ranks.get(sendtoCode) ?? 0;
}

/** The places of ship-tos: lists of products ask for them by the thousand, and the ship-tos of a dealer stay. */
const ranksOf = new WeakMap<readonly ShipTo[], ReadonlyMap<string, number>>();

/** The place of each ship-to among those of its sold-to. */
function ranked(shipTos: readonly ShipTo[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    shipTos.map(({ saletoCode, sendtoCode }) => {
      const rank = counts.get(saletoCode) ?? 0;
      counts.set(saletoCode, rank + 1);
      return [sendtoCode, rank];
    }),
  );
}

/**
 * All payers of the dealer; their balances change as orders are placed and cancelled, and that of the credit from day to
 * day as the loans of the ledger are paid out and repaid.
 */
export function payersOf(dealer: Dealer): readonly Payer[] {
  followLedger(dealer);
  return customerOf(dealer).payers;
}

function followLedger(dealer: Dealer): void {
  const customer = customerOf(dealer);
  const today = businessDate(dealer.now);
  if (today === customer.ledgerDay) return;
  const leftOn = (day: string) => creditLeft(dealer.world, dealer.persona.saletoCode, day);
  const credit = hasLenders(dealer) ? firstCredit(customer.payers) : undefined;
  const [before, after] = [customer.overtaken, overtakenCents(dealer)];
  if (credit) credit.cents += leftOn(today) - leftOn(customer.ledgerDay) + after.credit - before.credit;
  for (const payer of customer.payers)
    payer.cents += (after.byPayer.get(payer.payerCode) ?? 0) - (before.byPayer.get(payer.payerCode) ?? 0);
  customer.ledgerDay = today;
  customer.overtaken = after;
}

const firstCredit = (payers: readonly Payer[]) => payers.find(({ payerType }) => payerType === CREDIT);

/** A payer as the balance popup and the payer dialogs show it. */
export function payerRow(payer: Payer): PayerRow {
  return { ...payer.facts, balance: toYuan(payer.cents) };
}

/** The safe-pay payer's type (FLOAT-05). */
const SAFE_PAY = '90';
const CREDIT = '02';

/** Assumption: ordinary payers (01), credit (02) and safe pay (90) may pay an order; special accounts may not. */
const ORDER_PAYER_TYPES: readonly string[] = ['01', '02', '90'];

/** Assumption: a project is paid by the own account or by the one for projects. */
const B2B_PAYER_TYPES: readonly string[] = ['01', '04'];

/** A payer by its code. */
export function payerByCode(dealer: Dealer, payerCode: string): Payer | undefined {
  return payersOf(dealer).find((payer) => payer.payerCode === payerCode);
}

/** The account in which the credit of the dealer is: the first of its kind; the others hold bills. */
export function creditPayer(dealer: Dealer): Payer | undefined {
  return firstCredit(payersOf(dealer));
}

/** The payers that an order may be paid by. */
export function orderPayers(dealer: Dealer): readonly Payer[] {
  return payersOf(dealer).filter((payer) => ORDER_PAYER_TYPES.includes(payer.payerType));
}

/** The payer that a call names, if an order may be paid by it. */
export function orderPayer(dealer: Dealer, payerCode: string): Payer | undefined {
  return orderPayers(dealer).find((payer) => payer.payerCode === payerCode);
}

/** Why another payer of the dealer pays no order. */
export const NO_ORDER_PAYER = '该付款方不能支付订单，请更换付款方';

/** A payer as a split order names it (PAYER-01). */
export function orderPayerRow({ payerCode, payerName, payerType, cents }: Payer): RowOf<'listOrderPayers'> {
  return { payerCode, payerName, payerType, payerBalance: { balance: toYuan(cents), paytoCode: payerCode } };
}

/** Makes a ship-to the default of its sold-to (ADDR-01); false when there is none of that code. */
export function makeDefault(dealer: Dealer, sendtoCode: string): boolean {
  const selected = shipToByCode(dealer, sendtoCode);
  if (!selected) return false;
  for (const shipTo of customerOf(dealer).shipTos) {
    if (shipTo.saletoCode === selected.saletoCode)
      shipTo.isDefault = shipTo.sendtoCode === sendtoCode ? 1 : 0;
  }
  return true;
}

/** Adds a ship-to of the dealer's own sold-to. */
export function addShipTo(dealer: Dealer, sendtoCode: string, sendtoAddress: string): void {
  customerOf(dealer).shipTos.push({
    saletoCode: dealer.persona.saletoCode,
    sendtoCode,
    sendtoAddress,
    isDefault: 0,
  });
}

const shipToRow = ({ saletoCode: _, ...row }: Readonly<ShipTo>): RowOf<'listShipTos'> => row;

export const customerHandlers: Handlers = {
  ...handle('listShipTos', ({ dealer, input, done }) =>
    done(shipTosOf(dealer, input.saletoCode).map(shipToRow)),
  ),

  ...handle('getDefaultShipTo', ({ dealer, input, done, refuse }) => {
    const shipTos = shipTosOf(dealer, input.saletoCode);
    const shipTo = shipTos.find((candidate) => candidate.isDefault === 1) ?? shipTos[0];
    return shipTo ? done(shipToRow(shipTo)) : refuse('refused');
  }),

  ...handle('listPayTos', ({ dealer, done }) => done(payersOf(dealer).map(payerRow))),
  ...handle('listAccountPayTos', ({ dealer, done }) => done(orderPayers(dealer).map(payerRow))),
  // Assumption: another customer has authorised the first dealer alone.
  ...handle('listAuthorizedPayTos', ({ dealer, done }) =>
    done(isFirstSoldTo(dealer.world, dealer.persona) ? dealer.example('listAuthorizedPayTos') : []),
  ),
  ...handle('listB2bPayTos', ({ dealer, done }) =>
    done(
      payersOf(dealer)
        .filter(({ payerType }) => B2B_PAYER_TYPES.includes(payerType))
        .map(payerRow),
    ),
  ),
  ...handle('listAllPayers', ({ dealer, done }) => done(payersOf(dealer).map(payerRow))),

  ...handle('listPayers', ({ dealer, input, done }) => {
    const deletedFlag = input.status === '0' ? '1' : '0';
    const isMatch = ({ facts }: Payer) =>
      facts.salesGroupCode === input.salesGroupCode && facts.deletedFlag === deletedFlag;
    return done(payersOf(dealer).filter(isMatch).map(payerRow));
  }),

  ...handle('getAxBalance', ({ dealer, done, refuse }) => {
    const safePay = payersOf(dealer).find(({ payerType }) => payerType === SAFE_PAY);
    return safePay
      ? done({ payerCode: safePay.payerCode, balance: toYuan(safePay.cents) })
      : refuse('refused');
  }),

  ...handle('listPayerBalances', ({ dealer, done }) => done(payersOf(dealer).map(payerRow))),
};
