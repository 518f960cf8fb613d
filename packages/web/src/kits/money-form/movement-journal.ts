import {
  isMovement,
  LATE_LIST_MS,
  type LookedUpMovement,
  lookUpMovement,
  MOVEMENTS,
  type Movement,
} from '@dealer-portal/rules/movement';
import { CALL_MS, type SubmitRecord } from '@dealer-portal/rules/submit';
import { openJournal } from '#kits/submit/submit-journal';
import type { Account } from '#platform/session/account';
import type { MoneyDraft, MoneyForm } from './define-money-form';

/** Every movement of money that this browser has sent, so that none is sent twice while its outcome is unknown. */
export const movementJournal = openJournal<Movement>({
  name: 'movements',
  kind: MOVEMENTS,
  isSubmission: isMovement,
});

/** How long after the submit the list of a form may still be without it, in milliseconds. */
export const finalMsOf = ({ listMayBeLate }: { readonly listMayBeLate?: true }): number =>
  listMayBeLate ? LATE_LIST_MS : CALL_MS;

/**
 * What the list of its form says of a movement without an answer. Nothing it says lets the lock go by itself (ORDER-01).
 * `denied` are the numbers of which the user said that they are not it, such as the payment of a colleague.
 * @throws {ApiError} when the list cannot be read
 */
export async function askAboutMovement<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
  record: SubmitRecord<Movement>,
  { account, denied }: { readonly account: Account; readonly denied: readonly string[] },
): Promise<LookedUpMovement> {
  const list = await form.lookUp(account, record.submission, record.plannedAt);
  const named = movementJournal.read().flatMap((item) => (item.kind === 'placed' ? item.orderNos : []));
  return lookUpMovement(record, {
    ...list,
    claimed: [...named, ...denied],
    now: Date.now(),
    finalMs: finalMsOf(form),
  });
}

/** The user says of a movement that its list never got that it may be sent again; that lets the lock go (ORDER-01). */
export function releaseMovement({ id }: SubmitRecord<Movement>): void {
  movementJournal.note(id, { type: 'miss' });
}

/** The user says which record of the list a movement without an answer is; that lets the lock go (ORDER-01). */
export function nameMovement({ id }: SubmitRecord<Movement>, number: string): void {
  movementJournal.note(id, { type: 'place', orderNos: [number] });
}
