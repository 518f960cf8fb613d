import { type Exchange, isJson, mediaOf } from '@dealer-portal/openapi/mock/proxy';

/** The JSON of an answer; undefined where it is none. */
export function envelopeOf({ headers, body }: Exchange): unknown {
  if (!isJson(mediaOf(headers['content-type']))) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined; // said by the check of the exchange
  }
}
