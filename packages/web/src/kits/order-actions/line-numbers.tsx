import { readWantedQuantity } from '@dealer-portal/rules/input';
import { Form } from 'antd';
import { QuantityInput } from '#ui/input/quantity-input';
import { wrongDraft } from '#ui/input/use-quantity-draft';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import type { OrderLine } from '#widgets/orders/queries';
import type { LineDrafts } from '#widgets/quantity-edits/correct-first';
import { readPasted } from '#widgets/quantity-edits/read-pasted';

interface LineNumbersProps {
  readonly lines: readonly OrderLine[];
  readonly labelOf: (line: OrderLine) => string;
  /** The most pieces that a line may have. */
  readonly mostOf: (line: OrderLine) => number;
  readonly drafts: LineDrafts;
  readonly onChange: (drafts: LineDrafts) => void;
}

/** The name of an order's line in a sentence. */
export const lineName = ({ productModel, productCode }: OrderLine) => productModel ?? productCode;

/** The pieces of a line: those that were typed, or its own. */
export const piecesOf = ({ productCode, number }: OrderLine, drafts: LineDrafts) =>
  drafts[productCode]?.number ?? number;

/** One field of pieces for each line of an order. */
export function LineNumbers({ lines, labelOf, mostOf, drafts, onChange }: LineNumbersProps) {
  const rangeOf = (line: OrderLine) => ({ min: 0, max: mostOf(line) });
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = lines.map((line) => ({
      key: line.productCode,
      name: lineName(line),
      range: rangeOf(line),
    }));
    const pasted = readPasted(pairs, targets).map(([code, number]) => [code, { number }] as const);
    onChange({ ...drafts, ...Object.fromEntries(pasted) });
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      {lines.map((line) => (
        <Form.Item key={line.productCode} label={labelOf(line)}>
          <EntryCell entryKey={line.productCode}>
            <QuantityInput
              label={labelOf(line)}
              {...rangeOf(line)}
              unit="台"
              isLive
              value={piecesOf(line, drafts)}
              problem={drafts[line.productCode]?.problem}
              read={(text) => readWantedQuantity(text, rangeOf(line))}
              onCommit={(number) => onChange({ ...drafts, [line.productCode]: { number } })}
              onWrong={(wrong) =>
                wrong !== undefined && onChange({ ...drafts, [line.productCode]: wrongDraft(wrong) })
              }
            />
          </EntryCell>
        </Form.Item>
      ))}
    </ColumnEntry>
  );
}
