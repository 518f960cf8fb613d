import { InboxOutlined } from '@ant-design/icons';
import { readSheet } from '@dealer-portal/rules/batch';
import { useMutation } from '@tanstack/react-query';
import { Alert, Flex, Input, Upload } from 'antd';
import { useState } from 'react';
import { saveCsv } from '#platform/browser/save-csv';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { type CellSheet, type CellsRead, fileCells, textCells } from '#widgets/sheet/read-cells';
import { ChangeDone } from './fault-summary';
import type { ImportSheet, LastChange } from './import-rows';
import { SheetChoice } from './sheet-choice';
import '../batch.css';

/** A sheet to begin with. */
export interface ImportTemplate {
  readonly fileName: string;
  readonly columns: readonly string[];
  /** Examples, which also stand in the empty field for pasting. */
  readonly rows: readonly (readonly string[])[];
}

/** Signs between pasted cells; the examples show each of them. */
const SEPARATORS = ['\t', '，', ' '];

interface ImportSourceProps {
  readonly template: ImportTemplate;
  readonly onRead: (sheet: ImportSheet) => void;
  /** The sheet that was put away, with its way back. */
  readonly lastChange?: LastChange | undefined;
}

/** Where the rows come from: a file, of which one sheet is chosen, or a block pasted from a spreadsheet. */
export function ImportSource({ template, onRead, lastChange }: ImportSourceProps) {
  const { fileName, columns, rows } = template;
  const examples = rows.map((row, at) => row.join(SEPARATORS[at % SEPARATORS.length]));
  const [text, setText] = useState('');
  const { problem, isReading, file, take, choose, forget } = useReading(onRead);
  if (file) return <SheetChoice {...file} problem={problem} onChoose={choose} onClose={forget} />;
  return (
    <section className="panel batch-source" aria-label="导入内容">
      {lastChange && <ChangeDone change={lastChange} className="batch-source-line" />}
      <div>
        <h2>选择文件</h2>
        <Upload.Dragger
          accept=".csv,.txt,.xlsx"
          showUploadList={false}
          height={156}
          disabled={isReading}
          beforeUpload={(file) => {
            void take(file.name, fileCells(file));
            return false;
          }}
        >
          <InboxOutlined className="batch-source-icon" aria-hidden />
          <p>点击选择，或把文件拖到这里</p>
          <p className="secondary">CSV（UTF-8 或 GB18030）、XLSX，最多 1000 行</p>
        </Upload.Dragger>
        <Flex gap="small" align="center" wrap className="batch-template">
          <PlainButton kind="link" onClick={() => saveCsv(fileName, [columns, ...rows])}>
            下载模板
          </PlainButton>
          <span className="secondary">列：{columns.join('、')}</span>
        </Flex>
      </div>
      <div>
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
            onClick={() => take('粘贴的内容', textCells(text))}
          >
            预览
          </ReasonButton>
        </Flex>
      </div>
      {problem && <Alert type="error" showIcon title={problem} className="batch-source-line" />}
    </section>
  );
}

interface ReadFile {
  readonly name: string;
  readonly sheets: readonly CellSheet[];
}

/** Reading of a file or text; one with several sheets waits until the user has chosen one of them. */
function useReading(onRead: (sheet: ImportSheet) => void) {
  const [problem, setProblem] = useState<string>();
  const reading = useMutation({ mutationFn: async (cells: CellsRead | Promise<CellsRead>) => cells });
  const [file, setFile] = useState<ReadFile>();
  const show = (name: string, { cells }: CellSheet, others: readonly CellSheet[] = []) => {
    const read = readSheet(cells);
    setProblem(read.ok ? undefined : `${name}：${read.text}`);
    if (!read.ok) return;
    const rest = others.map((other) => other.name).join('、');
    const notes = [...(rest ? [`文件里还有工作表没有导入：${rest}`] : []), ...read.notes];
    onRead({ name, rows: read.rows, notes, hasShipTos: read.hasShipTos });
  };
  const take = async (name: string, cells: CellsRead | Promise<CellsRead>) => {
    const read = await reading.mutateAsync(cells);
    if (!read.ok) return setProblem(`${name}：${read.text}`);
    const [first, ...others] = read.sheets;
    setProblem(undefined);
    if (others.length > 0) setFile({ name, sheets: read.sheets });
    else if (first) show(name, first);
  };
  return {
    ...{ problem, file, take },
    isReading: reading.isPending,
    choose: (sheet: CellSheet) => {
      const others = file?.sheets.filter((other) => other !== sheet) ?? [];
      show(`${file?.name ?? ''} · ${sheet.name}`, sheet, others);
    },
    forget: () => {
      setFile(undefined);
      setProblem(undefined);
    },
  };
}
