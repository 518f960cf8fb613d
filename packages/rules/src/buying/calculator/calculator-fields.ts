import type { Amount } from '../../base/decimal';
import type { Flag } from '../../base/flag';

/** The figures that a calculation reads and a user may revise (CALC-01). */
export type CalculatorField =
  | 'zsdRevqSum'
  | 'storeAmt'
  | 'jshdQtyT0'
  | 'jshdQtyT1'
  | 'jshdQtyT2'
  | 'growthRates';

/** Figures in pieces, growthRates in percent; an absent arrival or growth counts as 0 (CALC-04). */
export type CalculatorValues = Readonly<Partial<Record<CalculatorField, Amount>>>;

/** The facts of a picked product, by wire names (CALC-01, CALC-05). */
export interface CalculatorProduct extends CalculatorValues {
  readonly productCode: string;
  /** Assumption: 1 means withdrawn from the market. */
  readonly markOrDrop?: Flag;
  /** Pickups in the last three months. */
  readonly countOrder3months?: Amount;
  /** Assumption: our name for the centre's stock in pieces, which the specification does not show. */
  readonly centreStock?: number | null | undefined;
  /** Assumption: our name for the maximum stock in pieces, likewise. */
  readonly maxStock?: number | null | undefined;
}

/** A figure that stands for "unknown" (CALC-03, CALC-04). */
export const UNKNOWN_FIGURE = 99_999;

const ASKED = ['zsdRevqSum', 'storeAmt'] as const;
/** The figures that may be absent. */
export const OPTIONAL = ['jshdQtyT0', 'jshdQtyT1', 'jshdQtyT2', 'growthRates'] as const;
const FIELDS: readonly CalculatorField[] = [...ASKED, ...OPTIONAL];

/** The figures as they fill the dialog, and which of them the user may, and must, revise (CALC-03). */
export interface CalculatorReading {
  readonly values: CalculatorValues;
  /** Editable without the toggle. */
  readonly revisable: readonly CalculatorField[];
  /** Whether the user gets a message that retail or stock is 0 or could not be read. */
  readonly isPrompted: boolean;
}

/**
 * The figures with which the dialog of a product starts: text or absent retail and stock are asked for, retail 99999 is blanked (CALC-03).
 * Arrivals and growth stay as they came: one that cannot be read is refused by name, never taken for 0.
 */
export function startingFigures(product: CalculatorValues): CalculatorReading {
  const isUnknown = product.zsdRevqSum === UNKNOWN_FIGURE;
  // A numeric text counts as text: the service answers figures as numbers.
  const missing = ASKED.filter((field) => !Number.isFinite(product[field]));
  const revisable: readonly CalculatorField[] = isUnknown ? ['zsdRevqSum', ...missing] : missing;
  const known = FIELDS.filter((field) => !revisable.includes(field));
  return {
    values: Object.fromEntries(known.map((field) => [field, product[field]])),
    revisable,
    isPrompted: missing.length > 0,
  };
}
