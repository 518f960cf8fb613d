/** The names of payer types (2§3, 2§9). */
import { isGiven } from '../../base/given';
import { PAYER_TYPES } from '../../base/payer-types';
import { nameOf } from '../../base/states/state';

/**
 * The name of a payer type, its code behind it, for support and for types that have no name yet (PROF-02, FLOAT-05).
 * @param payerType e.g. `02`
 * @returns e.g. `授信（02）`; the code alone where it has no name; undefined without a code
 */
export function payerTypeText(payerType: string | null | undefined): string | undefined {
  if (!isGiven(payerType)) return undefined;
  const name = nameOf(PAYER_TYPES, payerType);
  return name === undefined ? payerType : `${name}（${payerType}）`;
}

/** An account as far as its kind reads it. */
export interface KindOfAccount {
  readonly payerType?: string | null | undefined;
  readonly customerName?: string | undefined;
}

/** What the rule of a payer type reads. */
type TypedPayer = Pick<KindOfAccount, 'payerType'>;

/** Whether the payer lends: its money is a limit, and it is set through a call of its own (TRAF-01, FIN-02). Assumption: type 02. */
export function isLender({ payerType }: TypedPayer): boolean {
  return payerType === PAYER_TYPES.credit.value;
}

/** Whether the guarantee deposit lies with the payer (FIN-08). Assumption: type 03, which the balance popup leaves out. */
export function isDepositPayer({ payerType }: TypedPayer): boolean {
  return payerType === PAYER_TYPES.deposit.value;
}

const BILLS = '票据';

/**
 * The kind of an account in one word, such as 现款. It is a label alone: the type decides where its money may stand.
 * Assumption: an account of type 02 whose name says 票据 holds bills, and is called so.
 * @returns the code of a type without a name; 未知 without a code, or with one that is no text
 */
export function accountKind({ payerType, customerName = '' }: KindOfAccount): string {
  // An answer of another shape has no words.
  if (typeof payerType !== 'string' || !isGiven(payerType)) return '未知';
  if (isLender({ payerType }) && String(customerName).includes(BILLS)) return BILLS;
  return nameOf(PAYER_TYPES, payerType) ?? payerType;
}
