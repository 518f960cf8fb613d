import { InboxOutlined } from '@ant-design/icons';
import { SHEET_ROWS } from '@dealer-portal/rules/batch';
import { useMutation } from '@tanstack/react-query';
import { Alert, Flex, Input, Upload } from 'antd';
import { useState } from 'react';
import { saveCsv } from '#platform/browser/save-csv';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { cellsOfFile, stopReading } from '#widgets/columns/file-reader';
import { openingText, ReadingFile } from '#widgets/columns/reading-file';
import { type CellSheet, textCells } from '#widgets/sheet/read-cells';
import { ChangeDone } from './fault-summary';
import type { LastChange } from './import-rows';
import '../batch.css';

/** A sheet to begin with. */
export interface ImportTemplate {
  readonly fileName: string;
  readonly columns: readonly string[];
  /** Examples, which also stand in the empty field for pasting. */
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Signs between pasted cells; the examples show each of them. */
const SEPARATORS = ['\t', '，', ' '];

/** What was chosen or pasted. */
export interface ReadSource {
  readonly name: string;
  readonly sheets: readonly CellSheet[];
  readonly isPasted: boolean;
}

interface ImportSourceProps {
  readonly template: ImportTemplate;
  /** Takes the cells, or returns the sentence that says why nothing can be read of them. */
  readonly onRead: (source: ReadSource) => Promise<string | undefined>;
  /** The sheet that was put away, with its way back. */
  readonly lastChange?: LastChange | undefined;
}

/** Where the rows come from: a file, or a block pasted from a spreadsheet. */
export function ImportSource({ template, onRead, lastChange }: ImportSourceProps) {
  const { fileName, columns, rows } = template;
  const examples = rows.map((row, at) => row.join(SEPARATORS[at % SEPARATORS.length]));
  const [text, setText] = useState('');
  const { problem, source, take } = useReading(onRead);
  const isReading = source !== undefined;
  return (
    <section className="panel batch-source" aria-label="导入内容">
      {lastChange && <ChangeDone change={lastChange} className="batch-source-line" />}
      <div>
        <h2>选择文件</h2>
        <Upload.Dragger
          rootClassName="batch-drop"
          accept=".csv,.txt,.xlsx,.xlsm"
          showUploadList={false}
          height={156}
          disabled={isReading}
          beforeUpload={(file) => {
            take(file.name, file);
            return false;
          }}
        >
          <InboxOutlined className="batch-source-icon" aria-hidden />
          <p>点击选择，或把文件拖到这里</p>
          <p className="secondary">CSV（UTF-8 或 GB18030）、XLSX，最多 {SHEET_ROWS} 行，列的顺序不限</p>
        </Upload.Dragger>
        <Flex gap="small" align="center" wrap className="batch-template">
          <PlainButton
            kind="link"
            onClick={() => saveCsv(fileName, [columns, ...rows.map((row) => row.map(String))])}
          >
            下载模板
          </PlainButton>
          <span className="secondary">列：{columns.join('、')}</span>
        </Flex>
      </div>
      <div className="batch-source-paste">
        <h2>
          <label htmlFor="batch-paste">从 Excel 粘贴</label>
        </h2>
        <Input.TextArea
          id="batch-paste"
          value={text}
          rows={6}
          placeholder={examples.join('\n')}
          onChange={({ target }) => setText(target.value)}
        />
        <Flex justify="end" className="batch-template">
          <ReasonButton
            isBusy={isReading}
            disabledReason={text.trim() === '' ? '请先粘贴型号和数量' : undefined}
            onClick={() => take('粘贴的内容', text)}
          >
            预览
          </ReasonButton>
        </Flex>
      </div>
      {source instanceof File && (
        <div className="batch-source-line">
          <ReadingFile text={openingText(source)} onCancel={stopReading} />
        </div>
      )}
      {problem && <Alert type="error" showIcon title={problem} className="batch-source-line" />}
    </section>
  );
}

/** Reading of a file or text, in the order in which they came. */
function useReading(onRead: ImportSourceProps['onRead']) {
  const [problem, setProblem] = useState<string>();
  const reading = useMutation({
    mutationFn: async ({ name, source }: { readonly name: string; readonly source: File | string }) => {
      const isPasted = typeof source === 'string';
      const read = isPasted ? textCells(source) : await cellsOfFile(source);
      if (!read) return undefined;
      const text = read.ok ? await onRead({ name, sheets: read.sheets, isPasted }) : read.text;
      return text && `${name}：${text}`;
    },
    onSuccess: setProblem,
  });
  const source = reading.isPending ? reading.variables.source : undefined;
  return {
    problem,
    /** The file that is being read. */
    source,
    take: (name: string, taken: File | string) => reading.mutate({ name, source: taken }),
  };
}
