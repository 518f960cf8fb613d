import { recordsRefusal, submitText } from '@dealer-portal/rules/submit';
import type { SubmitJournalStore } from '#kits/submit/submit-journal';
import { dialogs } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { NoticeLine } from '#ui/page/notice-line';
import { useStore } from '#ui/store';
import './submit.css';

/** So much of a stored record is shown, in characters. */
const SHOWN_CHARACTERS = 200;

/** Stored records that cannot be read: each holds the journal until the user has found out what became of it (ORDER-01). */
export function UnreadableNotes<S>({ book }: { readonly book: SubmitJournalStore<S> }) {
  const entries = useStore({ subscribe: book.subscribe, read: book.unreadable });
  if (entries.length === 0) return null;
  return (
    <NoticeLine
      className="open-submit"
      action={<ReasonButton onClick={() => askAbout(book, entries[0])}>查看记录</ReasonButton>}
    >
      <strong>{submitText(recordsRefusal(entries.length))}</strong>
      <br />
      可能是旧版本留下的。查看记录里的金额、账户和时间，到付款单或订单里核对。
    </NoticeLine>
  );
}

function askAbout<S>(book: SubmitJournalStore<S>, entry: unknown): Promise<void> {
  const text = typeof entry === 'string' ? entry : JSON.stringify(entry);
  return dialogs.confirm({
    title: '这一条记录核对清楚了吗？',
    content: (
      <>
        <p>
          <code>{text.slice(0, SHOWN_CHARACTERS)}</code>
        </p>
        <p>在付款单、订单或银行流水里查到它的结果之后，才能不再锁住。</p>
      </>
    ),
    okText: '这一条已核对清楚',
    cancelText: '还没有',
    onOk: () => book.release(entry),
  });
}
