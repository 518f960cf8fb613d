import { type Amount, compareAmounts, formatYuan } from '@dealer-portal/rules/money';

interface MoneyProps {
  /** Yuan as a wire or a rule gives it; one that is missing or cannot be read shows a dash. */
  readonly amount: Amount;
  readonly strong?: boolean;
  /** A change: more has a plus. */
  readonly isChange?: boolean;
}

/** An amount of yuan: `¥1,234.50`; a negative one has a minus and is red. */
export function Money({ amount, strong = false, isChange = false }: MoneyProps) {
  const sign = compareAmounts(amount, 0);
  if (sign === undefined) return <span className="figure">—</span>;
  const isNegative = sign < 0;
  const className = ['figure', isNegative ? 'figure-negative' : '', strong ? 'figure-strong' : ''];
  return (
    <span
      className={className.join(' ').trim()}
    >{`${isChange && sign > 0 ? '+' : ''}${formatYuan(amount)}`}</span>
  );
}
