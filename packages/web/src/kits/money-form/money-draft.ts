import { isRecord, slot } from '#platform/browser/storage';
import type { MoneyDraft, MoneyForm } from './define-money-form';

/** The slot of a draft. It belongs to a sold-to, since another has different payers. */
const draftOf = (name: string, saletoCode: string) =>
  slot('session', `draft-${name}:${saletoCode}`, isRecord);

/** The facts of the form that a draft needs. */
type DraftForm<Draft extends MoneyDraft> = Pick<
  MoneyForm<Draft, unknown, unknown>,
  'name' | 'initial' | 'keptFields'
>;

/** The user's earlier input in this tab; only the fields in `keptFields`. */
export function readDraft<Draft extends MoneyDraft>(
  { name, initial, keptFields }: DraftForm<Draft>,
  saletoCode: string,
): Draft {
  const stored = draftOf(name, saletoCode).read() ?? {};
  const fields = keptFields.filter((field) => typeof stored[field] === 'string');
  return { ...initial, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) };
}

export function keepDraft<Draft extends MoneyDraft>(
  { name, keptFields }: DraftForm<Draft>,
  saletoCode: string,
  draft: Draft,
): void {
  draftOf(name, saletoCode).write(Object.fromEntries(keptFields.map((field) => [field, draft[field]])));
}

export function clearDraft(name: string, saletoCode: string): void {
  draftOf(name, saletoCode).clear();
}
