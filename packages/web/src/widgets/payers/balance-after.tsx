import { balanceAfter } from '@dealer-portal/rules/home';
import type { Amount } from '@dealer-portal/rules/money';
import { Money } from '#ui/text/money';
import './balance-after.css';

interface BalanceAfterProps {
  /** The cash of the account; undefined where it may not be seen or is not known. */
  readonly balance: number | undefined;
  /** The sum to be paid, in yuan. */
  readonly total: Amount;
}

/** In a bar: what is about left of the cash once what it sums is paid. */
export function BalanceAfter({ balance, total }: BalanceAfterProps) {
  if (balance === undefined) return null;
  return (
    <span className="secondary balance-after">
      付款后现款余额约 <Money amount={balanceAfter(balance, total)} strong />
    </span>
  );
}
