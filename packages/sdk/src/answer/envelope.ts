/** Reads the two forms of answer: `{code, msg, data}` and `{status: 200, data: {data}}` (HTTP-03). */

export interface Reading {
  readonly ok: boolean;
  readonly data: unknown;
  readonly msg: string;
  readonly code?: string;
  /** `status` of the body. */
  readonly bodyStatus?: number | undefined;
}

const CODE_TYPE = /string|number|boolean/;

/** @returns undefined when the body is no envelope */
export function readEnvelope(body: unknown): Reading | undefined {
  if (!isRecord(body)) return undefined;
  const { code, msg, message, status, data } = body;
  const hasCode = CODE_TYPE.test(typeof code);
  // A flag is no status.
  const bodyStatus = (status !== true && Number(status)) || undefined;
  const label = typeof msg === 'string' ? msg : typeof message === 'string' ? message : '';
  if (!hasCode && bodyStatus === 200 && isRecord(data)) {
    if ('code' in data) return readEnvelope(data);
    if ('data' in data) return { ok: true, data: data['data'], msg: label };
  }
  if (!hasCode && (!bodyStatus || bodyStatus === 200)) return undefined;
  const text = String(hasCode ? code : bodyStatus);
  // A body status of 500 ends the session with any code (HTTP-07).
  return { ok: hasCode && text === '1' && bodyStatus !== 500, data, msg: label, code: text, bodyStatus };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
