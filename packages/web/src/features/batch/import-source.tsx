import { InboxOutlined } from '@ant-design/icons';
import { readSheet } from '@dealer-portal/rules/batch';
import { Alert, Flex, Input, Upload } from 'antd';
import { type ReactNode, useState } from 'react';
import { ReasonButton } from '#ui/reason-button';
import type { ImportSheet } from './import-rows';
import { type CellsRead, fileCells, textCells } from './read-cells';
import './batch.css';

interface ImportSourceProps {
  /** The columns in the order of the template, e.g. 型号或产品编码、数量. */
  readonly columns: string;
  /** A template to begin with. */
  readonly template: ReactNode;
  readonly onRead: (sheet: ImportSheet) => void;
}

/** Where the rows come from: a file, or a block pasted from a spreadsheet. */
export function ImportSource({ columns, template, onRead }: ImportSourceProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const take = async (name: string, reading: Promise<CellsRead>) => {
    setReading(true);
    const cells = await reading;
    setReading(false);
    const read = cells.ok ? readSheet(cells.cells) : cells;
    setProblem(read.ok ? undefined : `${name}：${read.text}`);
    if (read.ok) onRead({ name, rows: read.rows });
  };
  return (
    <section className="panel batch-source" aria-label="导入内容">
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
          {template}
          <span className="secondary">列：{columns}</span>
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
          placeholder={'BCD-536WGHTD\t10\nKFR-35GW/01K\t20'}
          onChange={({ target }) => setText(target.value)}
        />
        <Flex justify="end" className="batch-template">
          <ReasonButton
            loading={isReading}
            whyNot={text.trim() === '' ? '请先粘贴型号和数量' : undefined}
            onClick={() => void take('粘贴的内容', textCells(text))}
          >
            预览
          </ReasonButton>
        </Flex>
      </div>
      {problem && <Alert type="error" showIcon title={problem} className="batch-source-problem" />}
    </section>
  );
}
