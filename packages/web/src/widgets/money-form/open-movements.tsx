import { compareAmounts, formatYuan, NO_MONEY } from '@dealer-portal/rules/money';
import type { Movement } from '@dealer-portal/rules/movement';
import type { SubmitRecord } from '@dealer-portal/rules/submit';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { useOpenSubmits, useSentSubmits } from '#platform/submit-journal';
import { ReasonButton } from '#ui/button/reason-button';
import { SubmitNotes } from '#widgets/submit/submit-notes';
import { UnreadableNotes } from '#widgets/submit/unreadable-notes';
import type { MoneyDraft, MoneyForm } from './define-money-form';
import { type FoundMovement, movementJournal, settleMovement } from './movement-journal';

type OpenForm<Draft extends MoneyDraft, Facts, Answer> = {
  readonly form: MoneyForm<Draft, Facts, Answer>;
};

/**
 * Movements of this form that are under way in this or another tab, and those without an answer. Equal ones are held
 * back until then (ORDER-01).
 */
export function OpenMovements<Draft extends MoneyDraft, Facts, Answer>({
  form,
}: OpenForm<Draft, Facts, Answer>) {
  const account = useAccount();
  const isOwn = ({ submission }: SubmitRecord<Movement>) => submission.form === form.name;
  const lost = useOpenSubmits(movementJournal, account.saletoCode).filter(isOwn);
  const sent = useSentSubmits(movementJournal, account.saletoCode).filter(isOwn);
  const lookUp = useMutation({
    mutationFn: (record: SubmitRecord<Movement>) => settleMovement(form, record, account),
    onSuccess: (answer) => notify(...wordsOf(answer)),
  });
  const noted = (record: SubmitRecord<Movement>) => ({ record, object: objectOf(form.verb, record) });
  return (
    <>
      <UnreadableNotes book={movementJournal} />
      <SubmitNotes
        sent={sent.map(noted)}
        lost={lost.map(noted)}
        lostText="核对清楚之前不能再提交相同的一笔。"
        action={(record) =>
          form.lookUp ? (
            <ReasonButton
              isBusy={lookUp.isPending && lookUp.variables.id === record.id}
              onClick={() => lookUp.mutateAsync(record)}
            >
              在记录中核对
            </ReasonButton>
          ) : (
            <ReleaseMovement form={form} record={record} />
          )
        }
      />
    </>
  );
}

interface ReleaseMovementProps<Draft extends MoneyDraft, Facts, Answer>
  extends OpenForm<Draft, Facts, Answer> {
  readonly record: SubmitRecord<Movement>;
}

/** Where no list can be read for it, the user says what became of it. */
function ReleaseMovement<Draft extends MoneyDraft, Facts, Answer>({
  form,
  record,
}: ReleaseMovementProps<Draft, Facts, Answer>) {
  const release = () =>
    dialogs.confirm({
      title: `确认没有${objectOf(form.verb, record)}？`,
      content: `请先在“${form.records.label}”和银行流水里查过。确认没有之后，才能再提交相同的一笔。`,
      okText: '确认没有',
      onOk: () => movementJournal.note(record.id, { type: 'miss' }),
    });
  return (
    <>
      <Link to={form.records.to}>{form.records.label}</Link>{' '}
      <ReasonButton onClick={release}>已查过，没有这一笔</ReasonButton>
    </>
  );
}

const objectOf = (verb: string, { submission: { amount, from, to } }: SubmitRecord<Movement>): string =>
  [
    compareAmounts(amount, NO_MONEY) === 0 ? verb : `${verb} ${formatYuan(amount)}`,
    [from, to].filter(Boolean).join(' → '),
  ]
    .filter(Boolean)
    .join('，');

function wordsOf({ kind }: FoundMovement): readonly ['success' | 'warning', string] {
  if (kind === 'placed') return ['success', '记录中有这一笔，请勿重复提交'];
  if (kind === 'notFound') return ['success', '记录中没有这一笔，可以重新提交'];
  return ['warning', '暂时无法确认，请稍后再核对'];
}
