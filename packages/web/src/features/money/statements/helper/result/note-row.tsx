import { MOST_REASON } from '@dealer-portal/rules/month-close';
import { Flex, Input } from 'antd';
import { useState } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { markKey, useCloseMarks } from '../../close-marks';
import type { ResultRow } from './result-groups';
import { nameOf } from './result-line';
import '../helper.css';

interface NoteRowProps {
  readonly row: ResultRow;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The note of a row, under it: what was written, or the field to write it. */
export function NoteRow({ row, isOpen, onClose }: NoteRowProps) {
  const { markOf } = useCloseMarks();
  const note = markOf(markKey.note(row.key));
  if (!isOpen && !note) return null;
  return (
    <tr className="helper-note">
      <td />
      <td colSpan={10}>
        {isOpen ? (
          <NoteForm row={row} text={note?.text ?? row.reason} onClose={onClose} />
        ) : (
          <>
            <strong>说明</strong> {note?.text}{' '}
            <span className="secondary">
              {note?.user} {note?.time}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

interface NoteFormProps extends Pick<NoteRowProps, 'row' | 'onClose'> {
  /** The first text: the note so far, or the result of the arithmetic. */
  readonly text: string;
}

function NoteForm({ row, text: initial, onClose }: NoteFormProps) {
  const { setMark, removeMark } = useCloseMarks();
  const [text, setText] = useState(initial);
  const save = () => {
    const key = markKey.note(row.key);
    if (text.trim() === '') removeMark(key);
    else setMark(key, text.trim());
    onClose();
  };
  return (
    <Flex className="helper-note-form" gap="small" align="start" wrap>
      <Input.TextArea
        autoFocus
        className="helper-note-field"
        aria-label={`${nameOf(row)} 的说明`}
        maxLength={MOST_REASON}
        showCount
        autoSize={{ minRows: 1, maxRows: 4 }}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ReasonButton size="small" kind="primary" onClick={save}>
        保存说明
      </ReasonButton>
      <PlainButton size="small" onClick={onClose}>
        不改
      </PlainButton>
    </Flex>
  );
}
