import type { Persona } from '../world/world';

/** The default life of a session, as the portal's own (AUTH-01). */
export const DEFAULT_TTL_SECONDS = 7 * 24 * 3600;

const FORM = /^demo-([A-Za-z]+)(?:-\d+-(\d+))?$/;

let issued = 0;

/**
 * A new token of a persona, `demo-<persona>-<n>-<expireAt>`. It says itself whose it is and until when, so sessions
 * outlive a restart of the mock.
 * @param ttlSeconds how long it is good for
 */
export function issueToken(
  persona: string,
  now: Date,
  ttlSeconds: number,
): { token: string; expireAt: number } {
  issued += 1;
  const expireAt = now.getTime() + ttlSeconds * 1000;
  return { token: `demo-${persona}-${issued}-${expireAt}`, expireAt };
}

/**
 * Whose token it is; `demo-<persona>` alone never expires and is meant for tests and scripts.
 * @returns undefined for an unknown or expired token
 */
export function personaOfToken(token: string, personas: readonly Persona[], now: Date): Persona | undefined {
  const [, name, expireAt] = FORM.exec(token) ?? [];
  if (expireAt !== undefined && Number(expireAt) <= now.getTime()) return undefined;
  return personas.find((item) => item.persona === name);
}

/** Until when a token is good, in milliseconds since the epoch; undefined for one that never expires. */
export function expiryOfToken(token: string): number | undefined {
  const [, , expireAt] = FORM.exec(token) ?? [];
  return expireAt === undefined ? undefined : Number(expireAt);
}

/**
 * The persona behind an Authorization header. The automation client (basic, HTTP-09) acts for the first dealer.
 * @returns undefined without a header, or for a token that is unknown or expired
 */
export function personaOfHeader(
  header: string | undefined,
  personas: readonly Persona[],
  now: Date,
): Persona | undefined {
  const [scheme = '', credentials = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() === 'basic') return personas[0];
  if (scheme.toLowerCase() !== 'bearer') return undefined;
  return personaOfToken(credentials, personas, now);
}
