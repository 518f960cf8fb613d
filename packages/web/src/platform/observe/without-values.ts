import type { Noted, Observation } from './observation';

const MOST_SIGNS = 300;

/** A message without queries, long words (tokens) and numbers of five digits or more (codes, accounts, phones). */
export function withoutValues(message: string): string {
  return message
    .replace(/\?[^\s)'"]*/g, '?…')
    .replace(/[\w.~+/=-]{24,}/g, '…')
    .replace(/\d{5,}/g, '#')
    .slice(0, MOST_SIGNS); // last: the beginning of a token is no token any more
}

const MOST_PLACES = 8;

/** The places of a stack in built files, which a source map leads back. */
function placesOf(stack: string): readonly string[] {
  return [...stack.matchAll(/(assets\/[\w.-]+:\d+:\d+)/g)].slice(0, MOST_PLACES).map(([place]) => place);
}

/** What was noted as it may be sent. */
export function observationOf(noted: Noted): Observation {
  if (noted.kind !== 'error') return noted;
  const { kind, source, error, page } = noted;
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { kind, source, message: `${name}: ${withoutValues(message)}`, stack: placesOf(stack), page };
}
