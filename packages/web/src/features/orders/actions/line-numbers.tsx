import { Form, InputNumber } from 'antd';
import { ColumnEntry, EntryCell } from '#ui/column-entry';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import type { OrderLine } from '../queries';

/** Pieces by product code; a line that is not there keeps its own. */
export type Numbers = Readonly<Record<string, number>>;

interface LineNumbersProps {
  readonly lines: readonly OrderLine[];
  readonly labelOf: (line: OrderLine) => string;
  /** The most pieces that a line may have. */
  readonly mostOf: (line: OrderLine) => number;
  readonly numbers: Numbers;
  readonly onChange: (numbers: Numbers) => void;
}

/** One field of pieces for each line of an order. */
export function LineNumbers({ lines, labelOf, mostOf, numbers, onChange }: LineNumbersProps) {
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = lines.map((line) => ({
      key: line.productCode,
      name: line.productModel ?? line.productCode,
      range: { min: 0, max: mostOf(line) },
    }));
    onChange({ ...numbers, ...Object.fromEntries(readPasted(pairs, targets)) });
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      {lines.map((line) => {
        const { productCode, number } = line;
        const id = `line-${productCode}`;
        return (
          <Form.Item key={productCode} label={labelOf(line)} htmlFor={id}>
            <EntryCell entryKey={productCode}>
              <InputNumber
                id={id}
                min={0}
                max={mostOf(line)}
                precision={0}
                suffix="台"
                value={numbers[productCode] ?? number}
                onChange={(value) => onChange({ ...numbers, [productCode]: value ?? 0 })}
              />
            </EntryCell>
          </Form.Item>
        );
      })}
    </ColumnEntry>
  );
}
