import { InboxOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Alert, Upload } from 'antd';
import { useEffect, useRef } from 'react';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { carriedFile, openFile } from '#widgets/columns/column-file';
import { cellsOfFile, stopReading } from '#widgets/columns/file-reader';
import { openingText, ReadingFile } from '#widgets/columns/reading-file';
import type { CellsRead } from '#widgets/sheet/read-cells';
import { useLedgerChoices } from '../use-payer-choices';
import { beginWith, type HelperState } from './helper-state';
import { accountOfBook } from './own-codes';
import './helper.css';

interface ChooseFileProps {
  /** The file that was put away for another one. */
  readonly former: HelperState | undefined;
  readonly onRead: (state: HelperState) => void;
}

/** The dealer's own book; which of its sheets is read is told with the columns. */
export function ChooseFile({ former, onRead }: ChooseFileProps) {
  const { saletoCode } = useAccount();
  const choices = useLedgerChoices().payerCode;
  // They may come while a file is read.
  const accounts = useRef<readonly string[]>([]);
  useEffect(() => {
    accounts.current = choices.map(({ value }) => value);
  });
  const reading = useMutation({ mutationFn: readFile });
  const read = async (chosen: File) => {
    const { sheets } = await reading.mutateAsync(chosen);
    if (sheets.length === 0) return;
    const file = carriedFile(openFile(chosen.name, sheets), former?.file, 'ledger');
    // The account that the book names, which the next step says, else that of the file before, as of the next month.
    const namedAccount = accountOfBook(saletoCode, file, accounts.current);
    const payerCode = namedAccount?.payerCode ?? former?.payerCode;
    onRead({
      ...beginWith(saletoCode, file),
      ...(namedAccount && { namedAccount }),
      ...(payerCode !== undefined && { payerCode }),
    });
  };
  const problem = reading.data?.problem;
  return (
    <section className="helper-file" aria-label="选文件">
      <Upload.Dragger
        accept=".csv,.txt,.xlsx,.xlsm"
        showUploadList={false}
        height={156}
        disabled={reading.isPending}
        beforeUpload={(chosen) => {
          void read(chosen);
          return false;
        }}
      >
        <InboxOutlined aria-hidden />
        <p>点击选择我方账，或把文件拖到这里</p>
        <p className="secondary">XLSX、CSV（UTF-8 或 GB18030），列的顺序不限</p>
      </Upload.Dragger>
      {reading.isPending && reading.variables && (
        <ReadingFile text={openingText(reading.variables)} onCancel={stopReading} />
      )}
      {problem && <Alert type="error" showIcon title={`${reading.variables?.name}：${problem}`} />}
      {former && (
        <p role="status">
          “{former.file.name}”和您定的都还在，
          <PlainButton kind="link" size="small" onClick={() => onRead({ ...former, isPutAway: false })}>
            继续用它
          </PlainButton>
        </p>
      )}
    </section>
  );
}

interface ReadFile {
  readonly sheets: Extract<CellsRead, { ok: true }>['sheets'];
  /** Why the file gives no book. */
  readonly problem?: string | undefined;
}

async function readFile(file: File): Promise<ReadFile> {
  const cells = await cellsOfFile(file);
  if (!cells) return { sheets: [] };
  if (!cells.ok) return { sheets: [], problem: cells.text };
  const { sheets } = cells;
  const isEmpty = sheets.every(({ cells: rows }) =>
    rows.every((row) => row.every((cell) => cell.trim() === '')),
  );
  return isEmpty ? { sheets: [], problem: '文件里没有内容，请换一个文件' } : { sheets };
}
