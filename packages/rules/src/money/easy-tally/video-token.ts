import { wireInstant } from '../../base/shanghai';

/**
 * How long a token of a video still holds, in milliseconds: 0 once it has ended, undefined while no end is known
 * (FIN-10a). An end that cannot be read is no end.
 */
export function tokenLeftMs(expireAt: string | undefined, now: Date): number | undefined {
  const end = wireInstant(expireAt);
  return end === undefined ? undefined : Math.max(0, end - now.getTime());
}
