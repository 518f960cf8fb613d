import { Alert } from 'antd';

interface CheckNotesProps {
  readonly title: string;
  readonly notes: readonly string[];
}

/** The changes since the slip was shown; none when it still holds. */
export function CheckNotes({ title, notes }: CheckNotesProps) {
  if (notes.length === 0) return null;
  const lines = notes.map((note) => <div key={note}>{note}</div>);
  return <Alert type="warning" showIcon role="alert" title={title} description={lines} />;
}
