import { NO_MONEY } from '@dealer-portal/rules/money';
import type { Movement } from '@dealer-portal/rules/movement';
import { failedSubmit, type SubmitRecord, submitText } from '@dealer-portal/rules/submit';
import type { Account } from '#platform/session/account';
import type { Accepted, MoneyDraft, MoneyForm, Secrets, Slip } from './define-money-form';
import { movementJournal } from './movement-journal';

/** The result of one press. */
export type SentMovement =
  | { readonly kind: 'held'; readonly text: string }
  | { readonly kind: 'accepted'; readonly accepted: Accepted }
  | { readonly kind: 'refused'; readonly msg: string }
  | { readonly kind: 'lost'; readonly record: SubmitRecord<Movement> };

interface MovementTerms<Draft> {
  readonly draft: Draft;
  readonly slip: Slip;
  readonly account: Account;
  readonly secrets?: Secrets;
}

/** Sends one movement: written down before it leaves, and held back while an equal one is not settled (ORDER-01). */
export async function sendMovement<Draft extends MoneyDraft, Facts, Answer>(
  form: MoneyForm<Draft, Facts, Answer>,
  { draft, slip, account, secrets = {} }: MovementTerms<Draft>,
): Promise<SentMovement> {
  const plan = movementJournal.plan(movementOf(form, account.saletoCode, slip));
  if (plan.kind === 'held') return { kind: 'held', text: submitText(plan.refusal) };
  movementJournal.note(plan.record.id, { type: 'send', at: Date.now() });
  const result = await form.send(draft, account, { ...secrets, slip });
  if (result.ok) {
    const accepted = form.accepted(result.data, slip);
    movementJournal.note(plan.record.id, { type: 'place', orderNos: [accepted.number] });
    return { kind: 'accepted', accepted };
  }
  const event = failedSubmit(result);
  movementJournal.note(plan.record.id, event);
  return event.type === 'lose' ? { kind: 'lost', record: plan.record } : { kind: 'refused', msg: event.msg };
}

function movementOf(
  { name, verb }: Pick<MoneyForm<MoneyDraft, unknown, unknown>, 'name' | 'verb'>,
  saletoCode: string,
  { from, to, amount, about }: Slip,
): Movement {
  return {
    form: name,
    verb,
    saletoCode,
    from: from?.code ?? '',
    to: to?.code ?? '',
    amount: amount ?? NO_MONEY,
    about: about ?? '',
  };
}
