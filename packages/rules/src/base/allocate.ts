/** An amount cut into parts: no cent is lost, and none is added. */
import { centsOf, compareCents, type Money, moneyOfCents } from './cents';
import { type Amount, divide, parseDecimal, unitsAt } from './decimal';

/** `value × part ÷ whole` without its fraction, and what is left of it. */
interface Part {
  cents: bigint;
  readonly left: bigint;
}

/** Whole numbers in the same ratio as some decimals; undefined where one cannot be read or is below 0. */
function wholeNumbers(weights: readonly Amount[]): readonly bigint[] | undefined {
  const decimals = weights.flatMap((weight) => parseDecimal(weight) ?? []);
  if (decimals.length < weights.length) return undefined;
  const scale = decimals.reduce((most, decimal) => Math.max(most, decimal.scale), 0);
  const whole = decimals.map((decimal) => unitsAt(decimal, scale));
  return whole.some((weight) => weight < 0n) ? undefined : whole;
}

/**
 * Cuts an amount into parts of given weights: ¥100 in three equal parts is 33.34, 33.33 and 33.33. The parts add up to the
 * amount. Each is its exact share, rounded up or down to a cent: up where most is left of it, the first of equals.
 * @param amount yuan; below 0 gives parts below 0
 * @param weights 0 or more each, such as pieces or percent; `[1, 1, 1]` for equal parts
 * @returns a part in yuan for each weight; undefined where a weight cannot be read or is below 0, or all of them are 0
 */
export function allocate(amount: Money, weights: readonly Amount[]): readonly Money[] | undefined {
  const whole = wholeNumbers(weights);
  const sum = whole?.reduce((total, weight) => total + weight, 0n);
  if (!whole || !sum) return undefined;
  const cents = centsOf(amount);
  const sign = cents < 0n ? -1n : 1n;
  const parts = whole.map(
    (weight): Part => ({ cents: (sign * cents * weight) / sum, left: (sign * cents * weight) % sum }),
  );
  const rest = sign * cents - parts.reduce((total, part) => total + part.cents, 0n);
  const byRest = [...parts].sort((one, other) => compareCents(other.left, one.left));
  for (const part of byRest.slice(0, Number(rest))) part.cents += 1n;
  return parts.map((part) => moneyOfCents(sign * part.cents));
}

/**
 * The net amount and the tax in a gross amount: the net one is rounded to cents, half away from zero, and the tax is the
 * rest, so that both are the gross amount together.
 * @param gross yuan, tax included
 * @param percent of the net amount: 13 for 13 %
 * @returns yuan; undefined where the rate cannot be read or is below 0
 */
export function splitTax(
  gross: Money,
  percent: Amount,
): { readonly net: Money; readonly tax: Money } | undefined {
  const rate = parseDecimal(percent);
  if (!rate || rate.units < 0n) return undefined;
  const hundred = 100n * 10n ** BigInt(rate.scale);
  const cents = centsOf(gross);
  const net = divide(cents * hundred, hundred + rate.units);
  return { net: moneyOfCents(net), tax: moneyOfCents(cents - net) };
}
