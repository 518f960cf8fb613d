// No report: old lines get new quantities.

import { type PiecesHeld, sharesAmount, sharesText } from '@dealer-portal/rules/goods';
import { readWantedQuantity } from '@dealer-portal/rules/input';
import { compareAmounts, NO_MONEY, sumAmounts } from '@dealer-portal/rules/money';
import { priceBy, priceTypeName } from '@dealer-portal/rules/price';
import { rebuyShares } from '@dealer-portal/rules/rebuy';
import { Checkbox } from 'antd';
import { QuantityInput } from '#ui/input/quantity-input';
import { type QuantityDraft, wrongDraft } from '#ui/input/use-quantity-draft';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, ListState } from '#ui/table/data-table-types';
import { ColumnEntry, EntryCell } from '#ui/table/entry/column-entry';
import { Money } from '#ui/text/money';
import { OfferAmount } from '#widgets/products/offer-price';
import type { LineDrafts } from '#widgets/quantity-edits/correct-first';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import { type NamedRebuyLine, rebuyName, rebuyRange } from './use-rebuy-lines';
import './rebuy.css';

interface RebuyTableProps {
  readonly lines: readonly NamedRebuyLine[];
  /** When the lines were as they stand on the left: 下单时, 保存时. */
  readonly since: string;
  readonly state: ListState;
  readonly draftOf: (line: NamedRebuyLine) => QuantityDraft;
  /** Pieces in the cart use up what a special price allows. */
  readonly held: PiecesHeld;
  readonly onDrafts: (drafts: LineDrafts) => void;
}

/** Old lines, each with a new quantity, typed or pasted down the column. */
export function RebuyTable({ lines, since, state, draftOf, held, onDrafts }: RebuyTableProps) {
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
        columns={rebuyColumns({ since, draftOf, held }, (code, draft) => onDrafts({ [code]: draft }))}
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
  { since, draftOf, held }: Pick<RebuyTableProps, 'since' | 'draftOf' | 'held'>,
  onDraft: (productCode: string, draft: QuantityDraft) => void,
): readonly DataColumn<NamedRebuyLine>[] {
  const numberOf = (line: NamedRebuyLine) => draftOf(line).number;
  const isTaken = (line: NamedRebuyLine) => numberOf(line) > 0;
  const sharesOf = (line: NamedRebuyLine) => rebuyShares(line, numberOf(line), held);
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
      render: ({ bought }) => <Paid bought={bought} />,
    },
    {
      key: 'now',
      title: '现价',
      width: 112,
      isFigure: true,
      render: ({ terms }) => <OfferAmount price={terms && priceBy(terms.prices, terms.rule)} />,
    },
    { key: 'changes', title: `与${since}的不同`, width: 256, render: (line) => <Changes line={line} /> },
    {
      key: 'amount',
      title: '金额',
      width: 120,
      isFigure: true,
      render: (line) => (
        <>
          <Money amount={isTaken(line) ? sharesAmount(sharesOf(line)) : NO_MONEY} />
          <div className="secondary">{sharesText(sharesOf(line))}</div>
        </>
      ),
      total: (rows) => (
        <Money amount={sumAmounts(rows.filter(isTaken).map((line) => sharesAmount(sharesOf(line))))} />
      ),
    },
  ];
}

/** What a piece cost before, with the type of a price that was not the ordinary one. */
function Paid({ bought }: Pick<NamedRebuyLine, 'bought'>) {
  return bought.map(({ price, priceType, number }) => (
    <div key={priceType ?? ''}>
      {priceType && priceType !== 'PT' && <span className="secondary">{priceTypeName(priceType)} </span>}
      <Money amount={price} />
      {bought.length > 1 && <span className="secondary"> × {number}</span>}
    </div>
  ));
}

function Changes({ line: { difference, offered, before } }: { readonly line: NamedRebuyLine }) {
  if (!difference) return <span className="secondary">没有变化</span>;
  return (
    <ul className="rebuy-changes">
      {difference.changes.map(({ field, text }) => (
        <li key={field}>{text}</li>
      ))}
      {offered > 0 && compareAmounts(offered, before.number) === -1 && <li>已为您改为 {offered} 台</li>}
    </ul>
  );
}
