import type { SubmitRecord } from '@dealer-portal/rules/submit';
import { useMutation } from '@tanstack/react-query';
import { type SubmitJournalStore, useOpenSubmits, useSentSubmits } from '#kits/submit/submit-journal';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import type { LookUpOutcome } from './lost-texts';
import { SubmitNotes } from './submit-notes';
import { type SubmitRun, settleSubmit } from './submit-run';
import { UnreadableNotes } from './unreadable-notes';

export interface OpenSubmitsProps {
  readonly run: Pick<SubmitRun, 'book' | 'look'>;
  /** After a submit was found: what shows the cart is stale. */
  readonly onSettled: () => void;
}

const TOLD: Readonly<
  Record<Exclude<LookUpOutcome, 'looking' | 'notFound'>, readonly ['success' | 'warning', string]>
> = {
  placed: ['success', '订单已生成，请勿重复提交'],
  unknown: ['warning', '暂时无法确认是否已下单，订单可能还在生成，请过几分钟再核对'],
};

/**
 * Submits under way in this or another tab, and those without an answer, each with a button to look it up. Equal ones
 * are held back until the list has it, or the user says that it has none (ORDER-01).
 */
export function OpenSubmits({ run: { book, look }, onSettled }: OpenSubmitsProps) {
  const { saletoCode } = useAccount();
  const open = useOpenSubmits(book, saletoCode);
  const sent = useSentSubmits(book, saletoCode);
  const lookUp = useMutation({
    mutationFn: (record: SubmitRecord) =>
      settleSubmit(book, record, () => look(record.submission, record.plannedAt)),
    onSuccess: async (outcome, record) => {
      if (outcome === 'notFound') await askToRelease(book, record);
      else if (outcome !== 'looking') notify(...TOLD[outcome]);
      onSettled();
    },
  });
  const [at, isPending] = [lookUp.variables?.id, lookUp.isPending];
  return (
    <>
      <UnreadableNotes book={book} />
      <SubmitNotes
        sent={sent.map((record) => ({ record, object: namesOf(record) }))}
        lost={open.map((record) => ({ record, object: namesOf(record) }))}
        lostText="核对清楚之前不能提交相同的订单。"
        action={(record) => (
          <ReasonButton
            kind="primary"
            isBusy={isPending && at === record.id}
            onClick={() => lookUp.mutateAsync(record)}
          >
            在订单列表中核对
          </ReasonButton>
        )}
      />
    </>
  );
}

const askToRelease = (book: SubmitJournalStore, record: SubmitRecord): Promise<void> =>
  dialogs.confirm({
    title: `订单列表中没有 ${namesOf(record)}`,
    content:
      '列表已读到提交之前，也过了订单生成的时间。解开后可以重新提交；如果别处还能看到这个订单，请不要解开。',
    okText: '没有这个订单，解开',
    cancelText: '先不解开',
    onOk: () => book.note(record.id, { type: 'miss' }),
  });

/** So many numbers of orders are named; of more the first stands for all. */
const NAMED_ORDERS = 3;

function namesOf({ submission: { orders } }: SubmitRecord): string {
  const numbers = orders.map(({ orderNo }) => orderNo);
  return numbers.length > NAMED_ORDERS ? `${numbers[0]} 等 ${numbers.length} 个订单` : numbers.join('、');
}
