import { type Ledger, ledgerOf } from '../../../world/ledger/ledger';
import type { World } from '../../../world/world';
import { businessDate } from './clock';
import type { Dealer } from './slice';

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
