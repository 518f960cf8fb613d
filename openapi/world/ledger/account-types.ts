/** The payer types that money moves between. Assumption, all of it; written without the portal's own table. */

/** Credit and bills: a limit for orders, and no money that moves. */
export const LIMIT = '02';
/** Cash, project, sample machines, reserve. */
export const ORDINARY: readonly string[] = ['01', '04', '05', '06'];
/** The account of air conditioners and of fast payment. */
export const SAFE_PAY: readonly string[] = ['90'];
export const OPEN: readonly string[] = [...ORDINARY, ...SAFE_PAY];
/** The account of a digital wallet. */
const WALLET: readonly string[] = ['01'];

/** The payer types that give and that get. */
export interface TransferSides {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const BETWEEN: TransferSides = { from: OPEN, to: OPEN };
const INTO_SAFE_PAY: TransferSides = { from: ORDINARY, to: SAFE_PAY };
const OUT_OF_SAFE_PAY: TransferSides = { from: SAFE_PAY, to: ORDINARY };

/** The sides of each transfer of funds by its type. */
export const FUNDS_SIDES = {
  DIGITAL: { from: WALLET, to: ORDINARY },
  AIR: INTO_SAFE_PAY,
  KJT: INTO_SAFE_PAY,
  BANK: BETWEEN,
  REFUND: OUT_OF_SAFE_PAY,
  INTERESTREFUND: OUT_OF_SAFE_PAY,
} as const satisfies Readonly<Record<string, TransferSides>>;

/** The sides of each application to transfer between the dealer's own accounts. */
export const ACCOUNT_SIDES = {
  ACCOUNT: BETWEEN,
  FINANCE: BETWEEN,
} as const satisfies Readonly<Record<string, TransferSides>>;
