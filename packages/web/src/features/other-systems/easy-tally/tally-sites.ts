import { setting } from '#platform/config';

/** The easy-tally system that is shown below /ylh. Assumption: its pages lie under one address. */
const TALLY_SYSTEM = setting('VITE_TALLY_URL', '/provider/site/tally');

/** Plays the help of easy-tally by a token. Assumption: the token stands in its address. */
const PLAYER = setting('VITE_TALLY_VIDEO_URL', '/provider/site/tally-video');

/** The player with a token. */
export function playerAddress(token: string): string {
  return `${PLAYER}${PLAYER.includes('?') ? '&' : '?'}${new URLSearchParams({ token })}`;
}

/** A page of the easy-tally system, by what stands behind /ylh/ in the address. */
export function tallySystemAddress(rest: string, search: string): string {
  const parts = rest.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  return `${[TALLY_SYSTEM, ...parts.map(encodeURIComponent)].join('/')}${search}`;
}
