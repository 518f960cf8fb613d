import type { Ledger } from '../../../world/ledger/ledger';
import { financeLedger } from '../memory/finance-ledger';
import type { Dealer } from '../memory/slice';

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
