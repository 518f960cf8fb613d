// No report: quantities are typed into the rows, as in the product list.

import { turnoverNote } from '@dealer-portal/rules/goods';
import { piecesText } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { ColumnEntry } from '#ui/table/entry/column-entry';
import { useRowValues } from '#ui/table/entry/row-values';
import { AddAllGoods } from '#widgets/goods/add-all-goods';
import { AddRowButton } from '#widgets/goods/add-row-button';
import { FilledWords } from '#widgets/goods/filled-words';
import { PriceCell, ProductCell, StockCell, TurnoverCell } from '#widgets/goods/goods-cells';
import { GoodsField } from '#widgets/goods/goods-field';
import { pasteTexts } from '#widgets/goods/goods-row';
import { NO_WEEKS } from '#widgets/goods/queries';
import { moveInRow } from '#widgets/goods/row-keys';
import { type GoodsOrder, useGoodsOrder } from '#widgets/goods/use-goods-order';
import type { OwnStockBy } from '#widgets/goods/use-own-stock';
import '#widgets/goods/goods-table.css';
import { Panel } from './panel';
import { type Order, recentOrdersQuery } from './queries';
import { type UsualRow, useUsualRows } from './use-usual-rows';
import '#widgets/goods/goods-cells.css';
import './home.css';
import { dayText } from '#ui/text/wire-text';

const NO_ORDERS: readonly Order[] = [];

/** 常用商品: what the account orders again and again; the pieces of the last order stand in the fields as proposals. */
export function UsualPanel() {
  const query = useQuery(recentOrdersQuery(useAccount(), true));
  const { rows, ownStock } = useUsualRows(query.data?.records ?? NO_ORDERS);
  const order = useGoodsOrder('index');
  return (
    <Panel
      title="常用商品"
      note={countedNote(query.data)}
      action={
        rows.length > 0 && (
          <span className="usual-sum">
            <FilledWords rows={rows} order={order} />
            <FillProposals rows={rows} order={order} />
            <AddAllGoods rows={rows} order={order} from="index" saysWhat />
          </span>
        )
      }
      query={query}
      rows={8}
      phoneRows={13}
      isEmpty={() => rows.length === 0}
      empty={
        <>
          还没有常用商品。订过一次的商品会带着上次的数量列在这里。 <Link to={href('list')}>浏览全部商品</Link>
        </>
      }
    >
      {() => <UsualTable rows={rows} order={order} ownStock={ownStock} />}
    </Panel>
  );
}

/** Among which orders the products were counted: those of one answer, where there are more. */
function countedNote(data: { readonly records: readonly Order[]; readonly total: number } | undefined) {
  const isPart = data !== undefined && data.total > data.records.length;
  return isPart ? `按近 90 天最近 ${data.records.length} 单的订货次数` : '按近 90 天订货次数';
}

/** The pieces that stand in the row's empty field in grey; none where it cannot be ordered. */
function proposalOf({ refusal, proposed = 0 }: UsualRow): { readonly proposed?: number } {
  return refusal === undefined && proposed > 0 ? { proposed } : {};
}

interface FillProposalsProps {
  readonly rows: readonly UsualRow[];
  readonly order: GoodsOrder;
}

/** Types the grey numbers into the fields that are empty: they are ordered by the next press, and seen before. */
function FillProposals({ rows, order }: FillProposalsProps) {
  const drafts = useRowValues(order.drafts);
  const open = rows.flatMap((row) => {
    const { proposed } = proposalOf(row);
    return proposed !== undefined && !drafts.get(row.key) ? [[row.key, proposed] as const] : [];
  });
  if (open.length === 0) return null;
  return (
    <PlainButton
      kind="link"
      size="small"
      onClick={() => open.forEach(([key, proposed]) => void order.drafts.set(key, proposed))}
    >
      填入建议数量
    </PlainButton>
  );
}

// A table whose fields take the arrows.
const GRID = { role: 'grid' };

interface UsualTableProps {
  readonly rows: readonly UsualRow[];
  readonly order: GoodsOrder;
  readonly ownStock: OwnStockBy | undefined;
}

function UsualTable({ rows, order, ownStock }: UsualTableProps) {
  return (
    <ColumnEntry onPaste={(pairs) => pasteTexts(order.drafts, rows, pairs)}>
      <table {...GRID} className="goods-table usual-table" aria-label="常用商品">
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col" className="usual-last-cell">
              上次订货
            </th>
            <th scope="col" className="goods-price-cell">
              现价
            </th>
            <th scope="col" className="goods-stock-cell">
              库存
            </th>
            <th scope="col" className="goods-turnover-cell">
              我的周转
            </th>
            <th scope="col" className="goods-quantity-cell">
              数量
            </th>
            <th scope="col" className="goods-add-cell">
              <span className="visually-hidden">操作</span>
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={moveInRow}>
          {rows.map((row) => (
            <UsualTableRow key={row.key} row={row} order={order} ownStock={ownStock} />
          ))}
        </tbody>
      </table>
    </ColumnEntry>
  );
}

interface UsualTableRowProps extends Omit<UsualTableProps, 'rows'> {
  readonly row: UsualRow;
}

function UsualTableRow({ row, order, ownStock }: UsualTableRowProps) {
  const { lastNumber, lastDate } = row.usual;
  const proposal = proposalOf(row);
  return (
    <tr data-row-key={row.key} aria-label={row.offer.product.productModel}>
      <td className="goods-product-cell">
        <ProductCell offer={row.offer} />
      </td>
      <td className="usual-last-cell">
        {piecesText([lastNumber])}
        <span className="goods-second">{dayText(lastDate)}</span>
      </td>
      <td className="goods-price-cell">
        <PriceCell offer={row.offer} />
      </td>
      <td className="goods-stock-cell">
        <StockCell row={row} order={order} weeks={NO_WEEKS} />
      </td>
      <td className="goods-turnover-cell">
        <TurnoverCell note={ownStock && turnoverNote(ownStock.get(row.key), { now: new Date() })} />
      </td>
      <td className="goods-quantity-cell">
        <GoodsField row={row} order={order} {...proposal} />
      </td>
      <td className="goods-add-cell">
        <AddRowButton row={row} order={order} {...proposal} />
      </td>
    </tr>
  );
}
