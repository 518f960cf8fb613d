import { dayFigure } from '@dealer-portal/rules/calculator';
import { piecesText } from '@dealer-portal/rules/money';
import { OrderTable, orderColumns } from '#kits/order-list/order-table';
import { listState } from '#platform/calls/list-state';
import { PlainButton } from '#ui/button/plain-button';
import type { AddressFilter } from '#ui/input/use-address-filter';
import { TermsFailed } from '#widgets/products/terms-failed';
import type { Recommendation, Recommendations } from './use-recommendations';

/** The customer's stock, sales and target, next to a product. */
const COLUMNS = orderColumns<Recommendation>([
  {
    key: 'stock',
    title: '客户库存',
    width: 80,
    isFigure: true,
    render: ({ inventory: { storeAmt, inTransit } }) => (
      <>
        {piecesText([storeAmt])}
        {inTransit !== undefined && inTransit !== 0 && (
          <div className="secondary">在途 {piecesText([inTransit])}</div>
        )}
      </>
    ),
  },
  {
    key: 'sales',
    title: '日均零售',
    width: 80,
    isFigure: true,
    render: ({ inventory: { avgDailySales } }) => (avgDailySales === undefined ? '—' : `${avgDailySales} 台`),
  },
  {
    key: 'turnover',
    title: '周转天数',
    width: 84,
    isFigure: true,
    render: ({ inventory: { turnoverDays } }) => `${dayFigure(turnoverDays).text} 天`,
  },
  {
    key: 'recommended',
    title: '建议数量',
    width: 112,
    isFigure: true,
    render: ({ recommended, safeDays }) => (
      <>
        {recommended === 0 ? '不需补货' : piecesText([recommended])}
        <div className="secondary">补到 {safeDays ?? '—'} 天</div>
      </>
    ),
  },
]);

/** The request of a row. */
export interface OpenDialog {
  readonly kind: 'calculator' | 'forecast';
  readonly row: Recommendation;
}

interface RecommendTableProps {
  readonly recommendations: Recommendations;
  readonly filter: AddressFilter<'productGroupCode'>;
  readonly onDialog: (dialog: OpenDialog) => void;
}

/** The products that the customer's own stock lacks, with a quantity to be typed each. */
export function RecommendTable({ recommendations, filter, onDialog }: RecommendTableProps) {
  const { inventory, rows, entries, terms } = recommendations;
  return (
    <OrderTable
      label="推荐采购的产品"
      rows={rows}
      entries={entries}
      columns={COLUMNS}
      state={listState(inventory, '客户库存没有加载出来')}
      partial={terms.state === 'failed' && <TermsFailed terms={terms} />}
      empty={{
        title: '没有需要补货的产品',
        reason: '有零售和库存数据的产品会出现在这里。',
        action: filter.isNarrowed && <PlainButton onClick={filter.clear}>清除条件</PlainButton>,
      }}
      actionsWidth={132}
      actions={(row) => [
        { key: 'calculator', label: '计算器', onClick: () => onDialog({ kind: 'calculator', row }) },
        { key: 'forecast', label: '销量预测', onClick: () => onDialog({ kind: 'forecast', row }) },
      ]}
    />
  );
}
