/** Reads the two forms of answer: `{code, msg, data}` and `{status: 200, data: {data}}` (HTTP-03). */

export type Reading =
  | { readonly ok: true; readonly data: unknown; readonly msg: string }
  | {
      readonly ok: false;
      readonly code: string | undefined;
      readonly msg: string;
      readonly bodyStatus: number | undefined;
    };

interface Parts {
  readonly code?: unknown;
  readonly msg?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly data?: unknown;
}

/** @returns undefined when the body is no envelope */
export function readEnvelope(body: unknown): Reading | undefined {
  if (!isObject(body)) return undefined;
  const { code, msg, message, status, data }: Parts = body;
  const hasCode = typeof code === 'string' || typeof code === 'number' || typeof code === 'boolean';
  const bodyStatus = Number(status) || undefined;
  const text = [msg, message].find((one) => typeof one === 'string') as string | undefined;
  const words = text ?? '';
  // A body status of 500 ends the session whatever the code says (HTTP-07).
  if (hasCode && String(code) === '1' && bodyStatus !== 500) return { ok: true, data, msg: words };
  if (!hasCode && bodyStatus === 200 && isObject(data) && ('data' in data || 'code' in data)) {
    return 'code' in data ? readEnvelope(data) : { ok: true, data: (data as Parts).data, msg: words };
  }
  if (!hasCode && (!bodyStatus || bodyStatus === 200)) return undefined;
  return { ok: false, code: String(hasCode ? code : bodyStatus), msg: words, bodyStatus };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
