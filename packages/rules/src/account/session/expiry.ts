/** How long a token holds (AUTH-01). */
import { wireInstant } from '../../base/shanghai';

const DAY_MS = 86_400_000;

/** How long a token holds when the provider does not say, in days (AUTH-01). */
export const DEFAULT_SESSION_DAYS = 7;

/** How long before its end the user is warned, in milliseconds. Assumption: the specification gives no figure. */
export const ENDING_MS = 5 * 60_000;

/**
 * The end of a new token, in milliseconds since the epoch. It is `expireAt` (milliseconds or ISO text, Shanghai time
 * when it names no zone). Without a readable `expireAt` it is 7 days from now (AUTH-01, 1§4).
 */
export function sessionEnd(expireAt: number | string | null | undefined, now: Date): number {
  return wireInstant(expireAt) ?? now.getTime() + DEFAULT_SESSION_DAYS * DAY_MS;
}

/** A stored session: a token and when it ends, in milliseconds since the epoch. */
export interface StoredSession {
  readonly token?: string | null | undefined;
  readonly endsAt?: number | null | undefined;
}

/** Whether there is a token to call with: live, about to end, or none any more. */
export type SessionPhase = 'live' | 'ending' | 'ended';

/**
 * Where a stored session stands; at its very end it has ended. One without an end is live; one whose end cannot be
 * read has ended, for a token must not hold for ever by mistake (AUTH-01).
 */
export function sessionPhase({ token, endsAt }: StoredSession, now: Date): SessionPhase {
  if (!token) return 'ended';
  if (endsAt === null || endsAt === undefined) return 'live';
  const left = endsAt - now.getTime();
  if (!(left > 0)) return 'ended';
  return left <= ENDING_MS ? 'ending' : 'live';
}
