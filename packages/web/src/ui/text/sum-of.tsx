import { type Amount, formatYuan, isAmount, sumAmounts } from '@dealer-portal/rules/money';
import { Money } from './money';
import './sum-of.css';

interface NoTotalProps {
  /** How many rows lack their figure. */
  readonly count: number;
  /** What they lack. */
  readonly noun?: string;
}

/** In the place of a sum over rows of which some have no figure: a dash, and how many. */
export function NoTotal({ count, noun = '金额' }: NoTotalProps) {
  return (
    <span className="no-total">
      <span className="figure">—</span> <span className="no-figure">{lackText(count, noun)}</span>
    </span>
  );
}

/** 1 行没有金额. */
export function lackText(count: number, noun = '金额'): string {
  return `${count} 行没有${noun}`;
}

/** In a sentence, in the place of a sum: `—（1 行没有金额）`. */
export function noSumText(count: number, noun?: string): string {
  return `—（${lackText(count, noun)}）`;
}

interface SumOfProps {
  readonly amounts: readonly Amount[];
  readonly strong?: boolean;
}

/** The sum of amounts of the server; a sum over one that cannot be read is none. */
export function SumOf({ amounts, strong = false }: SumOfProps) {
  const sum = sumAmounts(amounts);
  return sum === undefined ? <NoTotal count={lacking(amounts)} /> : <Money amount={sum} strong={strong} />;
}

/** The same in a sentence: `¥1,234.00`, or `—（1 行没有金额）`. */
export function sumText(amounts: readonly Amount[]): string {
  const sum = sumAmounts(amounts);
  return sum === undefined ? noSumText(lacking(amounts)) : formatYuan(sum);
}

function lacking(amounts: readonly Amount[]): number {
  return amounts.filter((amount) => !isAmount(amount)).length;
}
