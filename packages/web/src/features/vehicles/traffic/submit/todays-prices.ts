import type { Result } from '@dealer-portal/sdk';
import type { Line } from '../queries';
import type { Prices } from './queries';

/** Why the prices of some lines are not known, in a sentence for the user; undefined when all are. */
export function unpricedReason(result: Result<Prices>, lines: readonly Line[]): string | undefined {
  if (!result.ok) return result.msg;
  const priced = new Set(result.data.map(({ productCode }) => productCode));
  const missing = lines.filter(({ PRODUCTCODE }) => !priced.has(PRODUCTCODE));
  if (missing.length === 0) return undefined;
  const names = new Set(missing.map(({ PRODUCTMODEL, PRODUCTCODE }) => PRODUCTMODEL ?? PRODUCTCODE));
  return `没有返回 ${[...names].join('、')} 的价格`;
}
