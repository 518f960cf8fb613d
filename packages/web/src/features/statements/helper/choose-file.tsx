import { InboxOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Alert, Flex, Upload } from 'antd';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { type CellSheet, type CellsRead, fileCells } from '#widgets/sheet/read-cells';
import { beginWith, type HelperState } from './helper-state';

interface ChooseFileProps {
  readonly onRead: (state: HelperState) => void;
}

interface ReadFile {
  readonly name: string;
  readonly sheets: readonly CellSheet[];
}

/** The dealer's own book: a file, of which one sheet is chosen where it has several. */
export function ChooseFile({ onRead }: ChooseFileProps) {
  const { saletoCode } = useAccount();
  const [file, setFile] = useState<ReadFile>();
  const reading = useMutation({ mutationFn: fileCells });
  const take = (name: string, sheet: CellSheet) => onRead(beginWith(saletoCode, name, sheet));
  const read = async (chosen: File) => {
    const cells = await reading.mutateAsync(chosen);
    const [first, ...others] = cells.ok ? cells.sheets : [];
    if (first && others.length === 0) take(chosen.name, first);
    else if (first) setFile({ name: chosen.name, sheets: [first, ...others] });
  };
  const problem = reading.data && problemOf(reading.data);
  return (
    <section className="helper-file" aria-label="选文件">
      <Upload.Dragger
        accept=".csv,.txt,.xlsx"
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
      {problem && <Alert type="error" showIcon title={`${reading.variables?.name}：${problem}`} />}
      {file && (
        <Flex gap="small" wrap align="center" role="group" aria-label="选工作表">
          {file.name} 有几张表，用哪一张：
          {file.sheets.map((sheet) => (
            <PlainButton key={sheet.name} onClick={() => take(file.name, sheet)}>
              {sheet.name}
            </PlainButton>
          ))}
        </Flex>
      )}
    </section>
  );
}

function problemOf(cells: CellsRead): string | undefined {
  if (!cells.ok) return cells.text;
  return cells.sheets.length === 0 ? '文件里没有内容，请换一个文件' : undefined;
}
