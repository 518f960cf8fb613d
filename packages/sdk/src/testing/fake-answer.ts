/** Answers of the fake server: what a test may give, and the response that is made of it. */

import { readEnvelope } from '../answer/envelope';
import type { Data, Operation, OperationId } from '../core/operation';
import { type Check, issuesOf } from '../validation/check';
import { jsonResponse } from './json-response';

/** The answer of an operation: an envelope's data, an envelope with a code, or a complete response. */
export type FakeAnswer<K extends OperationId> =
  | { readonly data: Data<Operation<K>> }
  | { readonly code: string | number; readonly msg?: string; readonly data?: unknown }
  | Response;

/** @throws the reason of the signal, as `fetch` does */
export function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** The faults of the data of a success, by the description. */
export async function faultsOf(
  checks: readonly Check[],
  operationId: string,
  response: Response,
): Promise<string[]> {
  const check = checks.find((check) => check.operationId === operationId && check.part === 'data');
  if (!check || !/json/.test(response.headers.get('content-type') ?? '')) return [];
  const reading = readEnvelope(await response.json());
  if (!reading?.ok) return [];
  const issues = issuesOf(check, reading.data).map(({ path, message }) => `${path || 'data'}: ${message}`);
  return issues.length > 0 ? [`The answer of ${operationId} is not as described: ${issues.join('; ')}`] : [];
}

export function respond<K extends OperationId>(answer: FakeAnswer<K>): Response {
  if (answer instanceof Response) return answer.clone();
  if ('code' in answer) return jsonResponse(answer);
  return isFile(answer.data)
    ? fileResponse(answer.data)
    : jsonResponse({ code: '1', msg: '成功', data: answer.data });
}

interface File {
  readonly blob: Blob;
  readonly fileName: string | undefined;
  readonly contentType: string;
}

function isFile(data: unknown): data is File {
  return typeof data === 'object' && data !== null && 'blob' in data && data.blob instanceof Blob;
}

function fileResponse({ blob, fileName, contentType }: File): Response {
  const headers = new Headers({ 'content-type': contentType });
  if (fileName)
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  return new Response(blob, { headers });
}
