import { isMovement, lookUpMovement, MOVEMENTS, type Movement } from '@dealer-portal/rules/movement';
import type { SubmitRecord } from '@dealer-portal/rules/submit';
import type { Account } from '#platform/session/account';
import { openJournal } from '#platform/submit-journal';
import type { MoneyDraft, MoneyForm } from './define-money-form';

/** Every movement of money that this browser has sent, so that none is sent twice while its outcome is unknown. */
export const movementJournal = openJournal<Movement>({
  name: 'movements',
  kind: MOVEMENTS,
  isSubmission: isMovement,
});

/** The result of a movement without an answer, from the list of a form. */
export type FoundMovement =
  | { readonly kind: 'placed'; readonly number: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'unknown' };

/** Looks for a movement in the list of its form and writes down what was found (ORDER-01). */
export async function settleMovement<Draft extends MoneyDraft, Facts, Answer>(
  { lookUp, listMayBeLate }: MoneyForm<Draft, Facts, Answer>,
  record: SubmitRecord<Movement>,
  account: Account,
): Promise<FoundMovement> {
  const list = (await lookUp?.(account, record.submission)) ?? {
    records: [],
    total: Number.POSITIVE_INFINITY,
  };
  const claimed = movementJournal.read().flatMap((item) => (item.kind === 'placed' ? item.orderNos : []));
  const event = lookUpMovement(record, {
    ...list,
    claimed,
    lateNow: listMayBeLate && Date.now(),
  });
  movementJournal.note(record.id, event);
  if (event.type === 'place') return { kind: 'placed', number: event.orderNos[0] ?? '' };
  return { kind: event.type === 'miss' ? 'notFound' : 'unknown' };
}
