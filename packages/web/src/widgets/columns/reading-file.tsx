import { fileSizeText } from '@dealer-portal/rules/upload';
import { PlainButton } from '#ui/button/plain-button';
import type { ColumnFile } from './column-file';
import './columns.css';

/** While its cells are taken out. */
export function openingText({ name, size }: File): string {
  return `正在打开“${name}”（${fileSizeText(size)}）……`;
}

/** While its columns are looked at for the first time. */
export function readingText({ name, sheets }: ColumnFile): string {
  const rows = sheets.reduce((sum, { cells }) => sum + cells.length, 0);
  return `正在看“${name}”的每一列，共 ${rows} 行……`;
}

interface ReadingFileProps {
  /** What is done: 正在打开, 正在看每一列. */
  readonly text: string;
  readonly onCancel: () => void;
}

/** A large file on its way, with the way to stop it. */
export function ReadingFile({ text, onCancel }: ReadingFileProps) {
  return (
    <section className="columns-reading" aria-label="正在读文件">
      <p role="status">{text}</p>
      <PlainButton onClick={onCancel}>取消</PlainButton>
    </section>
  );
}
