import { isRecord, slot } from '#platform/browser/storage';
import type { MoneyDraft, MoneyForm } from './define-money-form';

const draftOf = (name: string) => slot('session', `draft-${name}`, isRecord);

/** What a draft needs to know of its form. */
type DraftForm<Draft extends MoneyDraft> = Pick<
  MoneyForm<Draft, unknown, unknown>,
  'name' | 'initial' | 'keptFields'
>;

/** What the user typed before, in this tab; only the fields that may be keptFields. */
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
