import type { World } from '../world';

/** A payer as the ledger knows it: its balance today, in cents. */
export interface LedgerPayer {
  readonly payerCode: string;
  readonly payerType: string;
  readonly name: string;
  readonly cents: number;
}

/** A sold-to with its size; all its numbers hold its index, so that no two dealers share one. */
export interface LedgerDealer {
  readonly code: string;
  readonly name: string;
  readonly user: string;
  readonly account: string;
  readonly index: number;
  readonly payers: readonly LedgerPayer[];
  readonly sendtoCodes: readonly string[];
  readonly ordersPerDay: number;
  readonly products: number;
  /** Days before today in which it buys nothing. */
  readonly quietDays: number;
  /** The documents that the examples speak of are its own. */
  readonly isKnown: boolean;
}

interface Size {
  readonly ordersPerDay: number;
  readonly products: number;
  readonly quietDays?: number;
}

/** A persona without an entry is a small dealer. */
const SMALL: Size = { ordersPerDay: 0.3, products: 60 };

const SIZES: Readonly<Record<string, Size>> = {
  directAdmin: { ordersPerDay: 4.1, products: 400 },
  directKzxkh: { ordersPerDay: 1.2, products: 200 },
  traditional: { ordersPerDay: 0.6, products: 120 },
  frozen: { ordersPerDay: 0.02, products: 6, quietDays: 190 }, // no pickup for 180 days makes it a zombie account
  mdmClosed: { ordersPerDay: 0.01, products: 4, quietDays: 60 },
  wholesale: { ordersPerDay: 44, products: 400 },
};

/** Every sold-to of the world as the ledger knows it; the second sold-to is a small dealer of its own. */
export function ledgerDealers({ personas, secondSoldTo }: World): readonly LedgerDealer[] {
  const soldTos = personas.flatMap((persona) => {
    const user = { persona: persona.persona, user: persona.user, userName: persona.userName };
    const second =
      secondSoldTo.owner === persona.persona ? [{ ...user, persona: 'second', soldTo: secondSoldTo }] : [];
    return [{ ...user, soldTo: persona }, ...second];
  });
  const [first] = soldTos;
  return soldTos.map(({ persona, user, userName, soldTo }, at) => ({
    code: soldTo.saletoCode,
    name: soldTo.name,
    user,
    account: userName,
    index: at,
    payers: soldTo.payers.map(({ balance, ...payer }) => ({ ...payer, cents: Math.round(balance * 100) })),
    sendtoCodes: soldTo.shipTos.map(({ sendtoCode }) => sendtoCode),
    quietDays: 0,
    isKnown: soldTo === first?.soldTo,
    ...(SIZES[persona] ?? SMALL),
  }));
}

/** The payer with the dealer's own code. */
export function ownPayer(dealer: LedgerDealer): LedgerPayer {
  const payer = dealer.payers.find(({ payerCode }) => payerCode === dealer.code) ?? dealer.payers[0];
  if (!payer) throw new Error(`${dealer.name} has no payer.`);
  return payer;
}

/** The payer of a type: the one at the place when there are several; undefined when there is none. */
export function payerOfType({ payers }: LedgerDealer, payerType: string, at = 0): LedgerPayer | undefined {
  return payers.filter((payer) => payer.payerType === payerType)[at];
}
