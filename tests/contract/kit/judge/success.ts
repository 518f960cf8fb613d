import { isJson } from '@dealer-portal/openapi/mock/proxy';
import { allOperations } from '@dealer-portal/sdk/operations/all';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Problem } from './problem';

/** The reader of data that clients have for an operation; undefined as its result makes an answer a failure. */
type DataReader = (data: unknown) => unknown;

const READERS: ReadonlyMap<string, { readonly data?: DataReader }> = new Map(Object.entries(allOperations()));

/** The code and the sentence of an envelope that says no; undefined for any other. */
export function businessRefusal(envelope: unknown): string | undefined {
  if (!isRecord(envelope)) return undefined;
  const { code, status, msg } = envelope;
  const isRefused = code !== undefined && (String(code) !== '1' || Number(status) === 500);
  return isRefused ? `${String(code)}: ${typeof msg === 'string' ? msg : ''}` : undefined;
}

/** The problems of a success without the data or the file that clients wait for. */
export function lackingProblems(operation: KitOperation, envelope: unknown): readonly Problem[] {
  if (!isRecord(envelope) || String(envelope['code']) !== '1') return [];
  const content = operation.call.answer(200)?.content ?? {};
  if (Object.keys(content).some((media) => !isJson(media))) {
    // A schema of more than the bare envelope describes data, such as the link to a file.
    if (content['application/json']?.['allOf'] && typeof envelope['data'] === 'string') return [];
    return [{ check: 'file', place: '200', message: 'an envelope of a success came in place of the file' }];
  }
  const reader = READERS.get(operation.id)?.data;
  if (!reader || reader(envelope['data']) !== undefined) return [];
  return [
    { check: 'missing-field', place: '200 data', message: 'a success lacks its data; clients refuse it' },
  ];
}
