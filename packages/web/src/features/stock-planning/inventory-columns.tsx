import { dayFigure } from '@dealer-portal/rules/calculator';
import type { DataColumn } from '#ui/table/data-table-types';
import type { Recommendation } from './use-recommendations';

/** What the customer holds, sells and aims at, beside a product. */
export const INVENTORY_COLUMNS: readonly DataColumn<Recommendation>[] = [
  {
    key: 'stock',
    title: '客户库存',
    width: 80,
    isFigure: true,
    render: ({ inventory: { storeAmt, inTransit = 0 } }) => (
      <>
        {storeAmt} 台{inTransit > 0 && <div className="secondary">在途 {inTransit} 台</div>}
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
];
