/** What the two sides and the balance of an account mean: a loan limit is no balance, and a fee no purchase (FIN-01). */
import { rowOf } from '../../base/row-of';

/** The words of an account: its two sides, and what stands between them. */
export interface AccountWords {
  /** What the debits are. */
  readonly debit: string;
  /** What the credits are. */
  readonly credit: string;
  readonly balance: string;
  readonly opening: string;
  readonly closing: string;
  /** What the balance says, where it is no money that one has. */
  readonly note?: string;
}

const MONEY = { balance: '余额', opening: '期初余额', closing: '期末余额' } as const;

const OWN: AccountWords = { debit: '借方发生额', credit: '贷方发生额', ...MONEY };

const WORDS: Readonly<Record<string, AccountWords>> = {
  MAIN: OWN,
  TCTP: { debit: '提货', credit: '转入', ...MONEY },
  TCDB: { debit: '调拨', credit: '转入', ...MONEY },
  SERVICE: {
    debit: '服务费',
    credit: '预存',
    balance: '预存余额',
    opening: '期初预存',
    closing: '期末预存',
    note: '服务费从预存款里扣；余额是还没用掉的预存款。',
  },
  SCF: {
    debit: '放款用额',
    credit: '还款恢复',
    balance: '可用额度',
    opening: '期初可用额度',
    closing: '期末可用额度',
    note: '这里记的是融资额度：放款减少可用额度，还款恢复它。可用额度不是账户里的钱，也不是欠款；欠款看融资记录。',
  },
};

/**
 * The words of an account.
 * @param accountType MAIN own, TCTP and TCDB unified warehouse, SCF supply chain finance, SERVICE charges
 * @returns those of the own account for one that is not known
 */
export function accountWords(accountType: string): AccountWords {
  return rowOf(WORDS, accountType) ?? OWN;
}
