import { LAWS } from '@dealer-portal/openapi/laws';
import type { CallValues } from '../input/call-values';
import { isRecord } from '../input/schema';
import { inputsOf } from '../rows/filters';
import type { Problem } from './problem';

/**
 * Amounts and counts that do not agree within an answer, by the laws of the examples. The balance of a later page does not begin with
 * the opening balance, and in an order that was asked for no balance follows from the row before it.
 */
export function disagreements(values: CallValues, data: unknown): readonly Problem[] {
  const isSorted = Object.keys(inputsOf(values)).some((name) => /^sort/.test(name));
  const problems = new Map<string, Problem>();
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, `${place}[]`);
    if (!isRecord(node)) return;
    for (const [name, law] of Object.entries(LAWS)) {
      if (name === 'runningBalance' && (isSorted || Number(node['pageNum'] ?? 1) > 1)) continue;
      for (const message of law(node)) {
        if (!problems.has(place)) problems.set(place, { check: 'amounts', place, message });
      }
    }
    for (const [name, child] of Object.entries(node)) visit(child, `${place}.${name}`);
  };
  visit(data, 'data');
  return [...problems.values()];
}

/** Whether a page is the one that was asked for. */
export function pageProblems({ query, body }: CallValues, data: unknown): readonly Problem[] {
  const input = { ...query, ...(isRecord(body) ? body : {}) };
  if (!isRecord(data)) return [];
  const wrong = ['pageNum', 'pageSize'].flatMap((name): readonly Problem[] => {
    const [asked, answer] = [input[name], data[name]];
    if (typeof asked !== 'number' || typeof answer !== 'number' || asked === answer) return [];
    return [{ check: 'page', place: `data.${name}`, message: `${asked} was asked for, ${answer} came` }];
  });
  const records = Array.isArray(data['records']) ? data['records'].length : 0;
  const size = input['pageSize'];
  const isLong = typeof size === 'number' && size > 0 && records > size;
  const message = `${records} records came on a page of ${String(size)}`;
  return isLong ? [...wrong, { check: 'page', place: 'data.records', message }] : wrong;
}
