/** The value below which the share of all others lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Median and p75 as text, in milliseconds. */
export function spread(values: readonly number[]): string {
  const most = Math.max(...values);
  return `p50 ${ms(percentile(values, 0.5))}  p75 ${ms(percentile(values, 0.75))}  most ${ms(most)}`;
}

export function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 1 : 0).padStart(5)} ms`;
}

/** How many times the peer's p75 is ours. */
export function ratio(peer: readonly number[], ours: readonly number[]): string {
  return `${(percentile(peer, 0.75) / percentile(ours, 0.75)).toFixed(1)}x`;
}
