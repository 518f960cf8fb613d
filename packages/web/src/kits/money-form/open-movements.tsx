import { type Movement, sharesLock } from '@dealer-portal/rules/movement';
import type { SubmitRecord } from '@dealer-portal/rules/submit';
import { useOpenSubmits, useSentSubmits } from '#kits/submit/submit-journal';
import { SentNotes } from '#kits/submit/submit-notes';
import { UnreadableNotes } from '#kits/submit/unreadable-notes';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import type { MoneyDraft, MoneyForm } from './define-money-form';
import { movementJournal, nameMovement } from './movement-journal';
import { movementText } from './unknown/movement-texts';
import { UnknownMovement } from './unknown/unknown-movement';
import { useRefresh } from './use-money-form';

interface OpenMovementsProps<Draft extends MoneyDraft, Facts, Answer> {
  readonly form: MoneyForm<Draft, Facts, Answer>;
  /** The one that the form itself shows. */
  readonly shownId?: string | undefined;
}

/**
 * Movements that hold this form back: under way in this or another tab, or without an answer. Equal ones are not sent
 * until then (ORDER-01).
 */
export function OpenMovements<Draft extends MoneyDraft, Facts, Answer>({
  form,
  shownId,
}: OpenMovementsProps<Draft, Facts, Answer>) {
  const account = useAccount();
  const refresh = useRefresh(form);
  const isOwn = ({ id, submission }: SubmitRecord<Movement>) =>
    id !== shownId && sharesLock(form.name, submission.form);
  const lost = useOpenSubmits(movementJournal, account.saletoCode).filter(isOwn);
  const sent = useSentSubmits(movementJournal, account.saletoCode).filter(isOwn);
  const name = (record: SubmitRecord<Movement>, number: string) => {
    nameMovement(record, number);
    notify('success', `认出这一笔是 ${number}，锁已解开，请勿重复提交`);
    return refresh();
  };
  return (
    <>
      <UnreadableNotes book={movementJournal} />
      <SentNotes sent={sent.map((record) => ({ record, object: movementText(record.submission) }))} />
      {lost.map((record) => (
        <UnknownMovement
          key={record.id}
          form={form}
          record={record}
          onName={(number) => name(record, number)}
          onNone={() => notify('success', '这一笔已解开，可以重新提交')}
        />
      ))}
    </>
  );
}
