import { LAWS } from '@dealer-portal/openapi/laws';
import type { CallValues } from '../input/call-values';
import { isRecord } from '../input/schema';
import { inputsOf } from '../rows/filters';
import { OWNER_FIELDS } from '../seen/owner-fields';
import type { Row } from '../seen/rows';
import type { Problem } from './problem';

/** Inputs that say which account, when and which page, and leave no voucher out. */
const WHOLE_ACCOUNT = /^(accountType|payerCode|page\w+|sort\w+|(begin|end)\w+)$/;

/** Laws that an account keeps with all its vouchers. */
const LAWS_OF_BALANCES: ReadonlySet<string> = new Set(['closingBalance', 'runningBalance']);

/** Amounts and counts that do not agree within an answer, by the laws of the examples. */
export function disagreements(values: CallValues, data: unknown): readonly Problem[] {
  const asked = Object.entries(inputsOf(values)).flatMap(([name, value]) => (value === '' ? [] : [name]));
  const isSorted = asked.some((name) => /^sort/.test(name));
  const isPart = asked.some((name) => !WHOLE_ACCOUNT.test(name) && !OWNER_FIELDS.has(name));
  // The balance of a later page does not begin with the opening balance, and in an order that was asked for no balance follows from
  // the row before it. Of an account of which only some vouchers were asked for, the balances stay the account's.
  const doesNotHold = (name: string, place: string, node: Row): boolean =>
    (name === 'runningBalance' && (isSorted || Number(node['pageNum'] ?? 1) > 1)) ||
    (isPart && place === 'data' && LAWS_OF_BALANCES.has(name));
  const problems = new Map<string, Problem>();
  const visit = (node: unknown, place: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, `${place}[]`);
    if (!isRecord(node)) return;
    for (const [name, law] of Object.entries(LAWS)) {
      if (doesNotHold(name, place, node)) continue;
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
