import { withQuery } from '#platform/browser/with-query';
import { config } from '#platform/config';

/** The player of easy-tally's help with a token. Assumption: the token stands in its address. */
export function playerAddress(token: string): string {
  return withQuery(config.tally.video, { token });
}

/** A page of the easy-tally system, by what stands behind /ylh/ in the address. */
export function tallySystemAddress(rest: string, search: string): string {
  const parts = rest.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  return `${[config.tally.system, ...parts.map(encodeURIComponent)].join('/')}${search}`;
}
