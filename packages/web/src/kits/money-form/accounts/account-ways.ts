import type { PlaceReason } from '@dealer-portal/rules/money-place';
import { accountKind } from '@dealer-portal/rules/payer-details';
import { href } from '#routes';
import type { MoneyPayer } from '../payer-balances';

/** A page on which a no can be changed, or what the form cannot be done. */
export interface AccountWay {
  readonly label: string;
  readonly to: string;
}

const WAYS: Readonly<Record<NonNullable<PlaceReason['way']>, () => AccountWay>> = {
  transfer: () => ({ label: '去划转', to: href('accounttransfer') }),
  credit: () => ({ label: '看额度', to: href('accountlimit') }),
  deposit: () => ({ label: '看保证金', to: href('dtdGuaranteeDeposit') }),
  rebate: () => ({ label: '去兑现', to: href('myrebate') }),
  unfreeze: () => ({ label: '申请解冻', to: href('unfreezeApplication') }),
};

/** The page for a refused account; bills become cash by a discount. */
export function wayOf(account: MoneyPayer, { way }: PlaceReason): AccountWay | undefined {
  if (way === 'credit' && accountKind(account) === '票据')
    return { label: '去贴现', to: href('bankdiscount') };
  return way && WAYS[way]();
}
