import { PlainButton } from '#ui/button/plain-button';
import { NoticeLine } from '#ui/page/notice-line';
import { type BatchNames, batchWords } from './batch-words';
import type { BatchOutcome } from './use-batch-press';

interface BatchNoteProps extends BatchNames {
  readonly outcome: BatchOutcome;
  readonly onClose: () => void;
}

/** The rows that a press did not reach, until the note is closed (FIN-04). */
export function BatchNote({ outcome, onClose, ...names }: BatchNoteProps) {
  const { title, text } = batchWords(names, outcome);
  return (
    <NoticeLine className="no-print" action={<PlainButton onClick={onClose}>知道了</PlainButton>}>
      <strong>{title}</strong>
      <br />
      {text}
    </NoticeLine>
  );
}
