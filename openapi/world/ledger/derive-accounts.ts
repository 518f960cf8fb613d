import { LIMIT } from './account-types';
import { shortDay } from './calendar';
import { type LedgerDealer, payerOfType } from './dealers';
import type { AccountKind, Movement, Payment, Transfer, Voucher } from './events';
import { orderPayers } from './events-orders';
import { KNOWN_NUMBERS } from './known';
import { type AccountFlow, paymentsFor } from './payments';
import { type LedgerContext, numberOf, sequence } from './period';

/** An account with all that moved it, oldest first. */
export interface Account {
  readonly kind: AccountKind;
  readonly payerCode: string;
  readonly opening: number;
  readonly closing: number;
  readonly vouchers: readonly Voucher[];
}

/** The present balances of the accounts of pickups, allocations and charges, in cents. */
const RESERVES = { TCTP: 1_500_000, TCDB: 1_000_000, SERVICE: 500_000 } as const;

interface Flow extends AccountFlow {
  /** No payment is needed: money only moves within the dealer's own accounts, or it is a line of credit. */
  readonly isSelfFunded: boolean;
}

/** The accounts of a dealer with numbered vouchers, and the payments that keep them above zero. */
export function accountsFrom(
  context: LedgerContext,
  transfers: readonly Transfer[],
  movements: readonly Movement[],
): { readonly accounts: readonly Account[]; readonly payments: readonly Payment[] } {
  const numbers = new Map<string, number>();
  const flows = flowsOf(context, transfers, movements).map((flow) => ({
    ...flow,
    payments: [],
    ...(flow.isSelfFunded ? {} : paymentsFor(context, flow, numbers)),
  }));
  const vouchers = grouped(
    numbered(
      context.dealer,
      flows.flatMap((flow) => flow.movements),
    ),
  );
  const accounts = flows.map(({ kind, payerCode, closing, movements }) => ({
    kind,
    payerCode,
    closing,
    opening: movements.reduce((balance, { debit, credit }) => balance + debit - credit, closing),
    vouchers: vouchers.get(`${kind} ${payerCode}`) ?? [],
  }));
  return { accounts, payments: flows.flatMap(({ payments }) => payments) };
}

/** Every account of a dealer with its balance today. */
function flowsOf(
  { dealer }: LedgerContext,
  transfers: readonly Transfer[],
  movements: readonly Movement[],
): readonly Flow[] {
  const byAccount = grouped(movements);
  const flow = (account: Omit<Flow, 'movements'>): Flow => ({
    ...account,
    movements: (byAccount.get(`${account.kind} ${account.payerCode}`) ?? []).sort(byDay),
  });
  const open = orderPayers(dealer);
  const { code: payerCode } = dealer;
  const credit = payerOfType(dealer, LIMIT);
  return [
    ...dealer.payers.map((payer) => {
      const isSelfFunded = !open.includes(payer);
      return flow({
        kind: 'MAIN',
        payerCode: payer.payerCode,
        closing: payer.cents + heldOf(transfers, payer.payerCode),
        isSelfFunded,
        isLimit: payer.payerType === LIMIT,
      });
    }),
    ...(['TCTP', 'TCDB', 'SERVICE'] as const).map((kind) =>
      flow({ kind, payerCode, closing: RESERVES[kind], isSelfFunded: false, isLimit: false }),
    ),
    ...(credit
      ? [flow({ kind: 'SCF', payerCode, closing: credit.cents, isSelfFunded: true, isLimit: true })]
      : []),
  ];
}

/** The cents that transfers on their way hold: still in the book of their payer, and no longer in its balance. */
export function heldOf(transfers: readonly Transfer[], payerCode: string): number {
  return transfers
    .filter(({ from, status }) => from === payerCode && status === '10')
    .reduce((sum, { cents }) => sum + cents, 0);
}

/** Movements by their account. */
function grouped<Row extends Movement>(movements: readonly Row[]): Map<string, Row[]> {
  const byAccount = new Map<string, Row[]>();
  for (const movement of movements) {
    const key = `${movement.kind} ${movement.payerCode}`;
    const list = byAccount.get(key);
    if (list) list.push(movement);
    else byAccount.set(key, [movement]);
  }
  return byAccount;
}

/** The vouchers of a dealer, numbered by day; the examples name some. */
function numbered(dealer: LedgerDealer, movements: readonly Movement[]): readonly Voucher[] {
  const counts = new Map<string, number>();
  const numberFor = (movement: Movement): string => {
    const named =
      dealer.isKnown && KNOWN_NUMBERS[`${movement.sourceNo} ${movement.payerCode} ${movement.type}`];
    if (movement.voucherNo) return movement.voucherNo;
    if (named) return named;
    const at = counts.get(movement.day) ?? 0;
    counts.set(movement.day, at + 1);
    return numberOf(dealer, '5', `${shortDay(movement.day)}${sequence(at, 4)}`);
  };
  // Each movement becomes its voucher: copies of a hundred thousand would need the room of all once more.
  return [...movements]
    .sort(byDay)
    .map((movement) => Object.assign(movement, { voucherNo: numberFor(movement) }));
}

/** Oldest first. */
export function byDay(left: { readonly day: string }, right: { readonly day: string }): number {
  if (left.day === right.day) return 0;
  return left.day < right.day ? -1 : 1;
}
