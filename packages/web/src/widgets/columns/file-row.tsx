import type { HeadRows } from '@dealer-portal/rules/columns';
import { PlainButton } from '#ui/button/plain-button';
import { PlainSelect } from '#ui/input/plain-select';
import type { ColumnsPartProps } from './columns-props';
import './columns.css';

type FileRowProps = Pick<
  ColumnsPartProps,
  'reading' | 'file' | 'onSheet' | 'onHeads' | 'onOtherFile' | 'aside'
>;

/** The file, which of its sheets is read, where its heads stand, and what the door does with it. */
export function FileRow({ reading, file, onSheet, onHeads, onOtherFile, aside }: FileRowProps) {
  const { headChoices, heads } = reading;
  const chosen = headChoices.findIndex((choice) => isSame(choice.heads, heads));
  return (
    <section className="columns-file" aria-label="文件">
      <span>
        <span className="secondary">{file.label}</span>
        <strong>{file.name}</strong>
        <PlainButton kind="link" size="small" onClick={onOtherFile}>
          换文件
        </PlainButton>
      </span>
      {file.sheets.length > 1 && (
        <PlainSelect
          label="表"
          value={String(reading.sheet.at)}
          options={file.sheets.map((label, at) => ({ value: String(at), label }))}
          onChange={(at) => onSheet(Number.parseInt(at, 10))}
        />
      )}
      {headChoices.length > 0 && (
        <PlainSelect
          label="表头"
          value={String(chosen)}
          options={headChoices.map(({ label }, at) => ({ value: String(at), label }))}
          onChange={(at) => {
            const choice = headChoices[Number.parseInt(at, 10)];
            if (choice) onHeads(choice.heads);
          }}
        />
      )}
      <span className="columns-aside">{aside}</span>
    </section>
  );
}

function isSame(choice: HeadRows | 'none', heads: HeadRows | undefined): boolean {
  if (choice === 'none' || heads === undefined) return choice === 'none' && heads === undefined;
  return choice.first === heads.first && choice.last === heads.last;
}
