import type { Money as Yuan } from '@dealer-portal/rules/money';
import { Money } from '#ui/text/money';
import './sum-steps.css';

/** Documents that belong to one step of time: how many, and what they come to. */
export interface SumStep {
  readonly name: string;
  readonly count: number;
  /** Undefined where an amount cannot be read. */
  readonly amount: Yuan | undefined;
  /** It is to be acted on. */
  readonly isDue?: boolean;
}

interface SumStepsProps {
  /** What the steps are of: 未到期票据. */
  readonly label: string;
  readonly steps: readonly SumStep[];
  /** 张, 笔. */
  readonly unit: string;
}

/** The sums of a list by time, side by side; what is to be acted on is marked by its words and its colour. */
export function SumSteps({ label, steps, unit }: SumStepsProps) {
  return (
    <dl className="sum-steps" aria-label={label}>
      {steps.map(({ name, count, amount, isDue = false }) => (
        <div key={name} data-due={(isDue && count > 0) || undefined}>
          <dt>
            {name} {count} {unit}
          </dt>
          <dd>{count === 0 ? '—' : <Money amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}
