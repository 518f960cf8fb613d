import { type Exchange, isJson, mediaOf, plainEnvelope } from '@dealer-portal/openapi/mock/proxy';

/** Envelopes of answers that were read already: several checks ask for each. */
const READ = new WeakMap<Exchange, unknown>();

/** The JSON of an answer, the second form of a success read as the first one; undefined where it is none. */
export function envelopeOf(exchange: Exchange): unknown {
  if (!READ.has(exchange)) READ.set(exchange, plainEnvelope(jsonOf(exchange)));
  return READ.get(exchange);
}

function jsonOf({ headers, body }: Exchange): unknown {
  if (!isJson(mediaOf(headers['content-type']))) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined; // said by the check of the exchange
  }
}
