import { Alert, Flex } from 'antd';
import { PlainButton } from '#ui/button/plain-button';
import type { CellSheet } from '#widgets/sheet/read-cells';

interface SheetChoiceProps {
  /** The file's name. */
  readonly name: string;
  readonly sheets: readonly CellSheet[];
  /** Why the sheet that was chosen cannot be imported. */
  readonly problem: string | undefined;
  readonly onChoose: (sheet: CellSheet) => void;
  readonly onClose: () => void;
}

/** Which sheet of a workbook is imported: none is passed over in silence (CART-08). */
export function SheetChoice({ name, sheets, problem, onChoose, onClose }: SheetChoiceProps) {
  return (
    <section className="panel" aria-label="选择工作表">
      <Flex justify="space-between" align="center" gap="small" wrap>
        <h2>
          {name} 有 {sheets.length} 张工作表，请选择要导入的一张
        </h2>
        <PlainButton onClick={onClose}>重新选择文件</PlainButton>
      </Flex>
      <ul className="batch-sheet-list">
        {sheets.map((sheet, at) => (
          <li key={sheet.name}>
            <PlainButton autoFocus={at === 0} onClick={() => onChoose(sheet)}>
              {sheet.name}（{sheet.cells.length} 行）
            </PlainButton>
          </li>
        ))}
      </ul>
      {problem && <Alert type="error" showIcon title={problem} />}
    </section>
  );
}
