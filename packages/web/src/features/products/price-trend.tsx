// No report: the prices of one product under their chart.
import type { Data } from '@dealer-portal/sdk';
import type { listDailySalesPrices } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { dailyPricesQuery } from './queries';
import './products.css';

type Day = Data<typeof listDailySalesPrices>[number];

const column = columnsOf<Day>();

const COLUMNS = [
  column.date('date', '日期', { width: 112 }),
  column.money('price', '供价', { width: 112, total: false }),
  column.number('salesNumber', '销量', { key: 'sales', width: 88, unit: '台' }),
];

/** 近期销价: price and sales of a product on each of the last days, as a picture and as a table. */
export function PriceTrend({ productCode }: { readonly productCode: string }) {
  const days = useQuery(dailyPricesQuery(useAccount(), productCode));
  const rows = days.data ?? [];
  return (
    <section className="panel" aria-label="近期销价">
      <h2>近期销价</h2>
      <div className="price-trend">
        {rows.length > 0 && <SalesBars days={rows} />}
        <div className="price-trend-table">
          <DataTable
            label="近期销价"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ date }) => date}
            state={listState(days, '近期销价没有加载出来')}
            empty={{ title: '没有近期销价', reason: '有销售后会按天显示在这里。' }}
            totalsLabel="近期"
          />
        </div>
      </div>
    </section>
  );
}

/** Pieces sold per day, each bar with its own figure. The table beside it says the same to those who cannot see it. */
function SalesBars({ days }: { readonly days: readonly Day[] }) {
  const most = Math.max(1, ...days.map(({ salesNumber = 0 }) => salesNumber));
  return (
    <figure className="sales-bars" aria-hidden>
      <figcaption className="secondary">每日销量（台）</figcaption>
      <div className="sales-bars-days">
        {days.map(({ date, salesNumber = 0 }) => (
          <div key={date} className="sales-bar-day">
            <span className="figure">{salesNumber}</span>
            <span className="sales-bar" style={{ height: `${(salesNumber / most) * 120}px` }} />
            <span className="secondary">{date.slice(5)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
