/** A decimal as a wire or a user gives it: a number, its text, or nothing. */
export type Amount = number | string | null | undefined;

/** An exact decimal: `units / 10^scale`. */
export interface Decimal {
  readonly units: bigint;
  /** How many of the digits of `units` stand behind the point; 0 or more. */
  readonly scale: number;
}

// At least one digit; a longer text is no amount, so that a hostile one costs no time.
const PATTERN = /^(?=[+-]?\.?\d)([+-]?\d{0,200})(?:\.(\d{0,200}))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Reads a decimal exactly as it is written; a number is read by its shortest text, so 1.005 is 1.005.
 * @returns the decimal, or undefined for nothing, NaN, infinity and any text that is no decimal (CART-06)
 */
export function parseDecimal(value: Amount): Decimal | undefined {
  const match = PATTERN.exec(String(value ?? '').trim());
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: unitsAt({ units, scale }, 0), scale: 0 } : { units, scale };
}

/** Zero. */
export const NOTHING: Decimal = { units: 0n, scale: 0 };

/** The decimal exactly as it is written; what cannot be read counts 0 (CART-06). */
export function exact(value: Amount): Decimal {
  return parseDecimal(value) ?? NOTHING;
}

/** The exact product of two decimals (CART-06). */
export function multiply(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

/** The exact sum of two decimals (CART-06). */
export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  return { units: unitsAt(left, scale) + unitsAt(right, scale), scale };
}

/** The decimal in units of `10^-places`, half away from zero: -1.005 in hundredths is -101 (CART-06). */
export function unitsAt({ units, scale }: Decimal, places: number): bigint {
  if (scale <= places) return units * 10n ** BigInt(places - scale);
  return divide(units, 10n ** BigInt(scale - places));
}

/** A quotient as a whole number, half away from zero (CART-06). */
export function divide(dividend: bigint, divisor: bigint): bigint {
  // The division of two bigints drops the fraction; an odd number of halves is rounded away from zero by the odd one.
  const halves = (dividend * 2n) / divisor;
  return halves / 2n + (halves % 2n);
}

/** Units of `10^-places` as text with exactly so many decimals: (-5n, 2) is `-0.05`. */
export function unitsText(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const point = digits.length - places;
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${places > 0 ? '.' : ''}${digits.slice(point)}`;
}
