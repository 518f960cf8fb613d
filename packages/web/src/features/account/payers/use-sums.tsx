import { MONEY_USE_NAMES, sumsByUse } from '@dealer-portal/rules/money-place';
import { Money } from '#ui/text/money';
import type { Payer } from './queries';
import './payers.css';

interface UseSumsProps {
  readonly payers: readonly Payer[];
}

/** The balances by their use: money, a limit and bound money are not one sum (FIN-02). */
export function UseSums({ payers }: UseSumsProps) {
  return (
    <dl className="payer-sums" aria-label="余额合计">
      {sumsByUse(payers, ({ balance }) => balance).map(({ use, count, total, unreadable, untyped }) => (
        <div key={use}>
          <dt>
            {MONEY_USE_NAMES[use]}（{count} 个）
          </dt>
          <dd>
            {total === undefined ? '—' : <Money amount={total} strong />}
            {unreadable > 0 && <span className="secondary"> {unreadable} 个没有余额</span>}
            {untyped > 0 && <span className="secondary"> {untyped} 个没有类型</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
