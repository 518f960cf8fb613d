import { isOn } from '../../base/flag';
import { isAmount, readFigure } from '../../base/money';
import type { Outcome } from '../../base/outcome';
import { refuse } from '../../base/refusal';
import { isUnread } from '../../base/unread';
import type { CalculatorProduct } from './calculator-fields';
import type { CalculatorRefusal } from './calculator-refusals';

/** A message for the user when a product is picked (CALC-03, CALC-05). */
export interface CalculatorAlert {
  /** `notForSale` bars the product; the others are confirmed. */
  readonly kind: 'withdrawn' | 'notForSale' | 'figures' | 'noPickups';
  /** `calculatorText` has its sentence. */
  readonly refusal: CalculatorRefusal;
}

/** Whether the product has left the market (CALC-05). */
export function isWithdrawn({ markOrDrop }: Pick<CalculatorProduct, 'markOrDrop'>): boolean {
  return isOn(markOrDrop);
}

/** A withdrawn product is sold up to what the centre has: unknown is not none. */
const STOCK_UNKNOWN = refuse('stock.unknown');

function withdrawal(product: CalculatorProduct): readonly CalculatorAlert[] {
  if (!isWithdrawn(product)) return [];
  const centreStock = readFigure(product.centreStock);
  if (centreStock === undefined) return [{ kind: 'notForSale', refusal: STOCK_UNKNOWN }];
  return centreStock > 0
    ? [{ kind: 'withdrawn', refusal: refuse('stock.withdrawnLeft', { left: centreStock }) }]
    : [{ kind: 'notForSale', refusal: refuse('stock.withdrawn') }];
}

/** Whether there were pickups is known, and there were none. */
function hadNoPickups({ countOrder3months: count }: CalculatorProduct): boolean {
  return isAmount(count) && readFigure(count) === 0;
}

/** The alerts of a picked product in the order in which they are shown; `isPrompted` as `startingFigures` says (CALC-03, CALC-05). */
export function calculatorAlerts(
  product: CalculatorProduct,
  isPrompted: boolean,
): readonly CalculatorAlert[] {
  return [
    ...withdrawal(product),
    ...(isPrompted ? [{ kind: 'figures', refusal: refuse('calculator.figuresMissing') } as const] : []),
    ...(hadNoPickups(product)
      ? [{ kind: 'noPickups', refusal: refuse('calculator.noPickups') } as const]
      : []),
  ];
}

/**
 * The most pieces that may be ordered: the maximum stock, and of a withdrawn product the centre's stock (CALC-05).
 * @returns undefined where nothing limits them; NaN where the maximum stock is there and cannot be read
 */
export function orderLimit(product: CalculatorProduct): number | undefined {
  if (isUnread(product.maxStock)) return Number.NaN;
  const limits = [product.maxStock, isWithdrawn(product) ? product.centreStock : undefined];
  const known = limits.map(readFigure).filter((limit) => limit !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/** Why the calculated pieces cannot be ordered as they are; undefined when they can (CALC-05). */
export function calculatedOrderRefusal(
  product: CalculatorProduct,
  quantity: number,
): CalculatorRefusal | undefined {
  if (quantity <= 0) return refuse('calculator.nothingToOrder');
  if (isWithdrawn(product) && readFigure(product.centreStock) === undefined) return STOCK_UNKNOWN;
  const limit = orderLimit(product);
  if (Number.isNaN(limit)) return refuse('calculator.orderLimitUnread');
  return limit !== undefined && quantity > limit ? refuse('calculator.aboveLimit', { limit }) : undefined;
}

/** Why the server takes no replenishment: it says so itself, or the product may not be ordered (CALC-05). */
export function replenishmentRefusal(outcome: Outcome & { readonly ok: false }): CalculatorRefusal {
  return refuse('calculator.refused', { message: outcome.msg });
}
