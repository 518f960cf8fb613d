import type { SplitOrder } from './queries';

/** How many pieces arrive on which day, of the checked orders. */
export function Arrivals({ orders }: { readonly orders: readonly SplitOrder[] }) {
  const pieces = new Map<string, number>();
  for (const order of orders) {
    const { arrivalDate } = order;
    if (!arrivalDate) continue;
    pieces.set(arrivalDate, (pieces.get(arrivalDate) ?? 0) + piecesIn([order]));
  }
  if (pieces.size === 0) return null;
  return (
    <section aria-label="到货">
      <h2>到货</h2>
      <dl>
        {[...pieces].sort().map(([day, count]) => (
          <div key={day} className="settle-arrival">
            <dt>{day}</dt>
            <dd>{count} 台</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How many pieces orders hold. */
export function piecesIn(orders: readonly SplitOrder[]): number {
  const lines = orders.flatMap(({ splitOrderProductList }) => splitOrderProductList);
  return lines.reduce((sum, { number }) => sum + number, 0);
}
