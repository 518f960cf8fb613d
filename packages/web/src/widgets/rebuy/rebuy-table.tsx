// No report: old lines get new quantities.
import { readWantedQuantity } from '@dealer-portal/rules/input';
import { orderPrice } from '@dealer-portal/rules/money';
import { Checkbox } from 'antd';
import { QuantityInput } from '#ui/input/quantity-input';
import { type QuantityDraft, wrongDraft } from '#ui/input/use-quantity-draft';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, ListState } from '#ui/table/data-table-types';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import { Money } from '#ui/text/money';
import type { LineDrafts } from '#widgets/quantity-edits/correct-first';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { type NamedRebuyLine, rebuyName, rebuyRange } from './use-rebuy-lines';

interface RebuyTableProps {
  readonly lines: readonly NamedRebuyLine[];
  /** When the lines were as they stand on the left: 下单时, 保存时. */
  readonly since: string;
  readonly state: ListState;
  readonly draftOf: (line: NamedRebuyLine) => QuantityDraft;
  readonly onDrafts: (drafts: LineDrafts) => void;
}

/** Old lines, each with a new quantity, typed or pasted down the column. */
export function RebuyTable({ lines, since, state, draftOf, onDrafts }: RebuyTableProps) {
  const onPaste = (pairs: readonly (readonly [string, string])[]) => {
    const targets = lines.map((line) => ({
      key: line.before.productCode,
      name: rebuyName(line),
      range: rebuyRange(line),
    }));
    const pasted = readPasted(pairs, targets).map(([code, number]) => [code, { number }] as const);
    onDrafts(Object.fromEntries(pasted));
  };
  return (
    <ColumnEntry onPaste={onPaste}>
      <DataTable
        label="再次购买的商品"
        columns={rebuyColumns(since, draftOf, (code, draft) => onDrafts({ [code]: draft }))}
        rows={lines}
        rowKey={({ before }) => before.productCode}
        state={state}
        empty={{ title: '没有商品' }}
        totalsLabel="全部"
      />
    </ColumnEntry>
  );
}

/** The columns of what is ordered again: as it was, as it is, what has changed, and how many are taken. */
function rebuyColumns(
  since: string,
  draftOf: (line: NamedRebuyLine) => QuantityDraft,
  onDraft: (productCode: string, draft: QuantityDraft) => void,
): readonly DataColumn<NamedRebuyLine>[] {
  const numberOf = (line: NamedRebuyLine) => draftOf(line).number;
  const isTaken = (line: NamedRebuyLine) => numberOf(line) > 0;
  const priced = (line: NamedRebuyLine) => ({ price: line.now?.price, number: numberOf(line) });
  const onNumber = (productCode: string, number: number) => onDraft(productCode, { number });
  return [
    {
      key: 'product',
      title: '商品',
      width: 232,
      render: (line) => (
        <Checkbox
          checked={numberOf(line) > 0}
          disabled={line.offered === 0}
          onChange={({ target }) => onNumber(line.before.productCode, target.checked ? line.offered : 0)}
        >
          {rebuyName(line)}
          <span className="secondary rebuy-name">{line.product.productName}</span>
        </Checkbox>
      ),
    },
    {
      key: 'number',
      title: '数量',
      width: 152,
      isFigure: true,
      render: (line) => (
        <EntryCell entryKey={line.before.productCode}>
          <QuantityInput
            label={`${rebuyName(line)} 的数量`}
            {...rebuyRange(line)}
            unit="台"
            isLive
            isDisabled={line.offered === 0}
            value={numberOf(line)}
            read={(text) => readWantedQuantity(text, rebuyRange(line))}
            problem={draftOf(line).problem}
            onCommit={(number) => onNumber(line.before.productCode, number)}
            onWrong={(wrong) => wrong !== undefined && onDraft(line.before.productCode, wrongDraft(wrong))}
          />
        </EntryCell>
      ),
    },
    {
      key: 'was',
      title: `${since}单价`,
      width: 112,
      isFigure: true,
      render: ({ before }) => <Money amount={before.price} />,
    },
    {
      key: 'now',
      title: '现价',
      width: 112,
      isFigure: true,
      render: ({ now }) => <Money amount={now?.price} />,
    },
    { key: 'changes', title: `与${since}的不同`, width: 256, render: (line) => <Changes line={line} /> },
    {
      key: 'amount',
      title: '金额',
      width: 120,
      isFigure: true,
      render: (line) => <Money amount={orderPrice([priced(line)])} />,
      total: (rows) => <Money amount={orderPrice(rows.filter(isTaken).map(priced))} />,
    },
  ];
}

function Changes({ line: { difference, offered, before } }: { readonly line: NamedRebuyLine }) {
  if (!difference) return <span className="secondary">没有变化</span>;
  return (
    <ul className="rebuy-changes">
      {difference.changes.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
      {offered > 0 && offered < Number(before.number) && <li>已为您改为 {offered} 台</li>}
    </ul>
  );
}
