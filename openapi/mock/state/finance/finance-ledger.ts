import { type Ledger, ledgerOf } from '../../../world/ledger/ledger';
import type { World } from '../../../world/world';
import { businessDate } from '../memory/clock';
import type { Dealer } from '../memory/slice';

/** Of more vouchers the ledgers that were written first are forgotten; they can be written again. */
const MOST_VOUCHERS = 200_000;

const sizeOf = ({ accounts }: Ledger) => accounts.reduce((sum, { vouchers }) => sum + vouchers.length, 0);

/** Ledgers never change, so a reset keeps them: what a dealer does stands in its memory. */
const ledgers = new WeakMap<World, Map<string, Ledger>>();

/** The ledger of the dealer up to the day of the call; written when it is first needed. */
export function financeLedger({ persona, world, now }: Pick<Dealer, 'persona' | 'world' | 'now'>): Ledger {
  const today = businessDate(now);
  const known = ledgers.get(world) ?? new Map<string, Ledger>();
  ledgers.set(world, known);
  const key = `${persona.saletoCode} ${today}`;
  const last = known.get(key);
  if (last) return last;
  const ledger = ledgerOf(world, persona.saletoCode, today);
  known.set(key, ledger);
  let size = [...known.values()].reduce((sum, oldLedger) => sum + sizeOf(oldLedger), 0);
  for (const [oldest, oldLedger] of known) {
    if (size <= MOST_VOUCHERS || oldest === key) break;
    known.delete(oldest);
    size -= sizeOf(oldLedger);
  }
  return ledger;
}

/** Rows of the ledger for a resource, newest first; the same ones until the ledger is another. */
export function fromLedger<Row>(
  read: (ledger: Ledger) => readonly Row[],
): (dealer: Dealer) => readonly Row[] {
  const rows = new WeakMap<Ledger, readonly Row[]>();
  return (dealer) => {
    const ledger = financeLedger(dealer);
    const ledgerRows = rows.get(ledger) ?? read(ledger).toReversed();
    rows.set(ledger, ledgerRows);
    return ledgerRows;
  };
}

/** The name of one of the dealer's payers. */
export function payerName(dealer: Dealer, payerCode: string): string {
  return financeLedger(dealer).dealer.payers.find((payer) => payer.payerCode === payerCode)?.name ?? '';
}

/** The next number of a document of a day, like `ZJ2026112001`. */
export function nextNumber(prefix: string, today: string, exists: (number: string) => boolean): string {
  for (let at = 1; ; at += 1) {
    const number = `${prefix}${today.replaceAll('-', '')}${String(at).padStart(2, '0')}`;
    if (!exists(number)) return number;
  }
}

/** The next number of a resource. */
export function nextOf<Row extends object>(
  dealer: Dealer,
  { find }: { readonly find: (dealer: Dealer, key: string) => Row | undefined },
  { prefix, today }: { readonly prefix: string; readonly today: string },
): string {
  return nextNumber(prefix, today, (number) => find(dealer, number) !== undefined);
}
