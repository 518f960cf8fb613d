import { isRecord, slot } from '#platform/browser/storage';
import type { MoneyDraft, MoneyForm } from './define-money-form';

const draftOf = (name: string) => slot('session', `draft-${name}`, isRecord);

/** The facts of the form that a draft needs. */
type DraftForm<Draft extends MoneyDraft> = Pick<
  MoneyForm<Draft, unknown, unknown>,
  'name' | 'initial' | 'keptFields'
>;

/** The user's earlier input in this tab; only the fields in `keptFields`. */
export function readDraft<Draft extends MoneyDraft>({ name, initial, keptFields }: DraftForm<Draft>): Draft {
  const stored = draftOf(name).read() ?? {};
  const fields = keptFields.filter((field) => typeof stored[field] === 'string');
  return { ...initial, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) };
}

export function keepDraft<Draft extends MoneyDraft>(
  { name, keptFields }: DraftForm<Draft>,
  draft: Draft,
): void {
  draftOf(name).write(Object.fromEntries(keptFields.map((field) => [field, draft[field]])));
}

export function clearDraft(name: string): void {
  draftOf(name).clear();
}
