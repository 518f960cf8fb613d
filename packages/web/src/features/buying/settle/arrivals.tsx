import { piecesText } from '@dealer-portal/rules/money';
import { grouped } from '#ui/grouped';
import type { SplitOrder } from './queries';
import './settle.css';
import { dayText } from '#ui/text/wire-text';

/** How many pieces arrive on which day, of the checked orders. */
export function Arrivals({ orders }: { readonly orders: readonly SplitOrder[] }) {
  const byDay = grouped(
    orders.filter(({ arrivalDate }) => arrivalDate),
    ({ arrivalDate }) => dayText(arrivalDate),
  );
  if (byDay.size === 0) return null;
  return (
    <section aria-label="到货">
      <h2>到货</h2>
      <dl>
        {[...byDay.keys()].sort().map((day) => (
          <div key={day} className="settle-arrival">
            <dt>{day}</dt>
            <dd>{piecesIn(byDay.get(day) ?? [])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How many pieces orders hold: `26 台`. */
export function piecesIn(orders: readonly SplitOrder[]): string {
  const lines = orders.flatMap(({ splitOrderProductList }) => splitOrderProductList);
  return piecesText(lines.map(({ number }) => number));
}
