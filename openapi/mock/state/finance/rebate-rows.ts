/** Rebates as rows that are cashed (FIN-05). */
import type { Rebate } from '../../../world/ledger/events';
import { usedOf } from '../../../world/ledger/events-rebates';
import { bookMoney } from '../account/bookings';
import { payerByCode } from '../account/customer';
import { toCents } from '../memory/money';
import type { Dealer } from '../memory/slice';
import { resource } from '../resources/store';
import type { Refused } from '../resources/transition';
import type { TypedCall } from '../resources/typed-handler';
import { accountRefusal, paidRefusal } from './account-places';
import { fromLedger } from './ledger-rows';

/** The states of a rebate by its code. */
export const REBATE_STATUS = { '20': '可使用', '30': '部分使用', '40': '已兑现' } as const;

/** A rebate with what is used and left of it, in cents. */
export interface RebateRow extends Rebate {
  readonly used: number;
  readonly left: number;
  readonly status: keyof typeof REBATE_STATUS;
}

function rebateRow(rebate: Rebate): RebateRow {
  const used = usedOf(rebate);
  const status = used === 0 ? '20' : used < rebate.cents ? '30' : '40';
  return { ...rebate, used, left: rebate.cents - used, status };
}

/** The rebates of the dealer, newest first. */
export const rebates = resource<RebateRow>(
  'rebates',
  'rebateNo',
  fromLedger(({ rebates }) => rebates.map(rebateRow)),
);

/** The rebates that are not completely used, newest first. */
export const unusedRebates = (dealer: Dealer): readonly RebateRow[] =>
  rebates.rows(dealer).filter(({ left }) => left > 0);

/** The number of one cashing of a rebate. */
export const cashNo = ({ rebateNo }: Rebate, at: number) =>
  `DX${rebateNo.slice(2)}${String(at + 1).padStart(2, '0')}`;

/** Why a rebate is not cashed. */
export function cashRefusal(
  { dealer, input, today }: TypedCall<'submitRebateCash'>,
  { left, end }: RebateRow,
): Refused | undefined {
  if (!dealer.persona.isAdmin) return 'refused';
  if (left === 0) return 'usedUp';
  if (end < today) return 'expired';
  if (toCents(input.amount) > left) return 'tooMuch';
  if (accountRefusal(dealer, 'rebateCash', { to: input.payerCode })) return 'wrongPayer';
  return paidRefusal({ dealer, input });
}

/** The rebate after it was cashed. */
export function afterCash(rebate: RebateRow, { input, today }: TypedCall<'submitRebateCash'>): RebateRow {
  const use = { day: today, payerCode: input.payerCode, cents: toCents(input.amount) };
  return rebateRow({ ...rebate, uses: [...rebate.uses, use] });
}

/** Both statements say why their money moved, in the words of the ledger. */
export function bookCash(
  { dealer, input, today }: TypedCall<'submitRebateCash'>,
  { rebateNo, name, payerCode }: RebateRow,
): void {
  const cents = toCents(input.amount);
  const booking = { day: today, orderNo: '', sourceNo: rebateNo } as const;
  const [giver, taker] = [payerByCode(dealer, payerCode), payerByCode(dealer, input.payerCode)];
  if (giver)
    bookMoney(dealer, giver, { ...booking, type: 'TZ', text: `${name}使用 ${rebateNo}`, cents: -cents });
  if (taker) bookMoney(dealer, taker, { ...booking, type: 'FL', text: `${name}兑现`, cents });
}
