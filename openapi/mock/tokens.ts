import type { Persona } from '../world/world';
import type { MockRequest } from './read-request';
import { isAutomationClient, isBasic } from './runs/automation-client';

/** The default life of a session, as the portal's own (AUTH-01). */
export const DEFAULT_TTL_SECONDS = 7 * 24 * 3600;

/** Persona, moment of its end, and run of tests: `demo-directAdmin`, `demo-directAdmin-1-1795132800000~nightly`. */
const FORM = /^demo-([A-Za-z]+)(?:-\d+-(\d+))?(?:~([\w.-]+))?$/;

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
 * The persona of a token; `demo-<persona>` alone never expires and is meant for tests and scripts.
 * @returns undefined for an unknown or expired token
 */
export function personaOfToken(token: string, personas: readonly Persona[], now: Date): Persona | undefined {
  const [, name, expireAt] = FORM.exec(token) ?? [];
  if (expireAt !== undefined && Number(expireAt) <= now.getTime()) return undefined;
  return personas.find((candidate) => candidate.persona === name);
}

/** Until when a token is good, in milliseconds since the epoch; undefined for one that never expires. */
export function expiryOfToken(token: string): number | undefined {
  const [, , expireAt] = FORM.exec(token) ?? [];
  return expireAt === undefined ? undefined : Number(expireAt);
}

/** The run of tests that a token belongs to; undefined for one that names none. */
export function runOfToken(token: string): string | undefined {
  return FORM.exec(token)?.[3];
}

/** The bearer token of an Authorization header; empty without one. */
export function bearerToken(authorization: string | undefined): string {
  return /^Bearer (.+)$/i.exec(authorization ?? '')?.[1] ?? '';
}

/**
 * The persona behind a request. The automation client (HTTP-09) acts for the first dealer.
 * @returns undefined without a signature, or for one that is unknown, wrong or expired
 */
export function personaOfRequest(
  { headers, query }: Pick<MockRequest, 'headers' | 'query'>,
  personas: readonly Persona[],
  now: Date,
): Persona | undefined {
  const { authorization } = headers;
  if (isBasic(authorization)) return isAutomationClient(authorization, query) ? personas[0] : undefined;
  return personaOfToken(bearerToken(authorization), personas, now);
}
