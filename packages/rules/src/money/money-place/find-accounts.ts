/** The accounts of a list that a typed text finds. */
import { type Amount, formatMoney, isAmount } from '../../base/money';
import { accountKind, type KindOfAccount } from '../../buying/payer-details/payer-types';

/** An account as far as it can be searched. */
export interface FoundAccount extends KindOfAccount {
  readonly payerCode: string;
  /** Yuan. */
  readonly balance: Amount;
}

/** Whether a Chinese text can be typed so in pinyin, in full or by initials: `gc` for 工程. */
type MatchesPinyin = (text: string, key: string) => boolean;

/**
 * The accounts that fit a typed text: any digits of the code, name, kind, pinyin or amount. A blank means "and".
 * @param text as typed; a blank one finds all
 */
export function findAccounts<Account extends FoundAccount>(
  accounts: readonly Account[],
  text: string,
  matchesPinyin: MatchesPinyin,
): readonly Account[] {
  const keys = text.toLowerCase().replaceAll(/[,，]/g, '').split(/\s/);
  return accounts.filter((account) => {
    const { payerCode, customerName = '', balance } = account;
    const names = `${customerName} ${accountKind(account)}`;
    const amount = isAmount(balance) ? formatMoney(balance).replaceAll(',', '') : '';
    return keys.every(
      (key) =>
        payerCode.includes(key) ||
        names.toLowerCase().includes(key) ||
        amount.startsWith(key) ||
        matchesPinyin(customerName, key) ||
        matchesPinyin(accountKind(account), key),
    );
  });
}
