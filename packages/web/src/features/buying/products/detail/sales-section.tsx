import { pricePeriods } from '@dealer-portal/rules/goods';
import { monthDay } from '@dealer-portal/rules/home';
import { formatYuan, piecesText, readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { Chart } from '#ui/chart/chart';
import { useInSight } from '#ui/drawing/use-in-sight';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { periodText } from '#ui/text/joined';
import { dailyPricesQuery, type SalesDay } from './queries';
import './detail.css';

/** 价格和日销量: what was sold on each of the last days, and a day on average at each price; asked for when its place is seen, or the first page has had its time. */
export function SalesSection({ productCode }: { readonly productCode: string }) {
  const place = useRef<HTMLElement>(null);
  const isSeen = useInSight(place, 0);
  const isOver = useIsFirstViewOver();
  const days = useQuery({ ...dailyPricesQuery(useAccount(), productCode), enabled: isSeen || isOver });
  return (
    <section ref={place} className="detail-section" aria-labelledby="detail-sales">
      <h2 id="detail-sales">
        近期销价
        {days.data && days.data.length > 0 && <span className="secondary">近 {days.data.length} 天</span>}
      </h2>
      <Loaded
        query={days}
        failure="近期销价没有加载出来"
        rows={3}
        empty={<p className="secondary">没有近期销价，有销售后会按天显示在这里。</p>}
      >
        {(rows) => <Sales days={rows} />}
      </Loaded>
    </section>
  );
}

function Sales({ days }: { readonly days: readonly SalesDay[] }) {
  return (
    <div className="detail-halves">
      <Chart label="每日销量" kind="bars" height={96} points={days.map(pointOf)} />
      <FactLines isSmall>
        {pricePeriods(days).map(({ from, to, price, daily }) => (
          <FactLine key={from} label={`${periodText(monthDay(from), monthDay(to))}，${formatYuan(price)}`}>
            日均 {piecesText([daily])}
          </FactLine>
        ))}
        <FactLine label="合计">{piecesText(days.map(({ salesNumber }) => salesNumber))}</FactLine>
      </FactLines>
    </div>
  );
}

function pointOf({ date, price, salesNumber }: SalesDay) {
  const text = `${piecesText([salesNumber])}，${formatYuan(price)}`;
  return { key: date, name: monthDay(date), value: readFigure(salesNumber), text };
}
