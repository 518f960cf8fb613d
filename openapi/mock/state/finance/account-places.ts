/**
 * Between which accounts money may move. Written for world and mock by themselves: the portal's own table must not prove
 * itself. Assumption, all of it; `account-places.test.ts` tries every movement.
 */
import {
  ACCOUNT_SIDES,
  FUNDS_SIDES,
  LIMIT,
  OPEN,
  ORDINARY,
  SAFE_PAY,
} from '../../../world/ledger/account-types';
import { type Payer, payerByCode } from '../account/customer';
import { payPasswordRefusal } from '../account/payment-password';
import type { Dealer } from '../memory/slice';
import type { Refused } from '../resources/transition';

const PROJECT: readonly string[] = ['01', '04'];

/** The payer types at each side of what a call moves; a side that is left out is no payer of the dealer. */
interface Sides {
  readonly from?: readonly string[];
  readonly to?: readonly string[];
}

/** The movements of the calls, by the call or by its kind of movement. */
const MOVES = {
  payment: { to: OPEN },
  airPayment: { to: SAFE_PAY },
  posFee: { from: OPEN },
  transfer: ACCOUNT_SIDES.ACCOUNT,
  parallelTransfer: { from: OPEN },
  ...FUNDS_SIDES,
  rebateCash: { to: PROJECT },
  repayment: { from: OPEN },
  financing: { to: OPEN },
  creditApplication: { to: [...OPEN, LIMIT] },
  bill: { to: [...ORDINARY, LIMIT] },
  project: { from: PROJECT },
} as const satisfies Readonly<Record<string, Sides>>;

type Move = keyof typeof MOVES;

const BOUND: Readonly<Record<string, string>> = {
  '02': '授信和票据只用于下单，请换付款方',
  '03': '保证金只作担保，请换付款方',
  '07': '返利只能在返利兑现中使用，请换付款方',
  '15': '冻结账户里的钱不能动，请换付款方',
};

const MISPLACED = 'wrongAccount';

const whyNot = ({ payerType }: Payer, types: readonly string[]): string | undefined =>
  types.includes(payerType) ? undefined : (BOUND[payerType] ?? '该付款方不能用在这里，请换付款方');

function sideRefusal(
  dealer: Dealer,
  code: string | undefined,
  types: readonly string[],
): Refused | undefined {
  const payer = payerByCode(dealer, code ?? '');
  const text = payer ? whyNot(payer, types) : '没有这个付款方，请核对付款方编码';
  return text === undefined ? undefined : [MISPLACED, text];
}

/** The codes of a movement, as its call names them. */
interface Parties {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Why money may not move so: an account that is not the dealer's, of the wrong type, or on both sides. */
export function accountRefusal(dealer: Dealer, move: Move, { from, to }: Parties): Refused | undefined {
  const sides: Sides = MOVES[move];
  const refusal =
    (sides.from && sideRefusal(dealer, from, sides.from)) ?? (sides.to && sideRefusal(dealer, to, sides.to));
  if (refusal) return refusal;
  const isSame = sides.from && sides.to && from === to;
  return isSame ? [MISPLACED, '转入方与转出方不能相同，请重新选择'] : undefined;
}

/** Why an account of a branch may not get money. */
export function branchRefusal(payerType: string | undefined): Refused | undefined {
  if (payerType === undefined) return [MISPLACED, '子户没有这个付款方，请核对付款方编码'];
  return OPEN.includes(payerType) ? undefined : [MISPLACED, BOUND[payerType] ?? '子户的这个付款方不能转入'];
}

interface PaidCall {
  readonly dealer: Dealer;
  readonly input: { readonly payPassword?: string | undefined };
}

/** Why money does not leave an account: every such call has the payment password. Asked after the accounts. */
export function paidRefusal({ dealer, input }: PaidCall): string | undefined {
  return payPasswordRefusal(dealer, input.payPassword);
}
