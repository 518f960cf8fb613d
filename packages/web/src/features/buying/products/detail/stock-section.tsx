// No report: from which warehouse a product comes, and in which weeks.

import { type ArrivalWeek, weekText } from '@dealer-portal/rules/cart-entry';
import { sumFigures } from '@dealer-portal/rules/money';
import { isOffered } from '@dealer-portal/rules/price';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { periodText } from '#ui/text/joined';
import { shortDay } from '#ui/text/wire-text';
import type { Offer } from '#widgets/products/offer';
import type { NamedWarehouse } from './use-warehouses';
import '#widgets/goods/goods-cells.css';
import './detail.css';

interface StockSectionProps {
  /** Stock and promise of the centre; undefined while they load. */
  readonly stock: Offer['stock'];
  readonly warehouses: readonly NamedWarehouse[];
  readonly weeks: readonly ArrivalWeek[];
  /** The code of the chosen cloud warehouse; empty for the centre. */
  readonly value: string;
  readonly onChoose: (yuncangCode: string) => void;
}

/** 库存和到货: what each warehouse holds now and when more comes; the product is ordered from the chosen one (CART-03). */
export function StockSection({ stock, warehouses, weeks, value, onChoose }: StockSectionProps) {
  const total = stock && sumFigures([stock.stock, ...warehouses.map((warehouse) => warehouse.stock)]);
  return (
    <section className="detail-section" aria-labelledby="detail-stock">
      <StockHeading total={total} />
      <div className="detail-scroll">
        <table className="detail-table detail-stock">
          <thead>
            <tr>
              <th>仓库</th>
              <th className="figure">现货</th>
              {weeks.map(({ weekCode, beginDate, endDate }) => (
                <th key={weekCode} className="figure">
                  {periodText(shortDay(beginDate), shortDay(endDate))}
                </th>
              ))}
              {weeks.length === 0 && <td />}
            </tr>
          </thead>
          <tbody>
            <WarehouseRow
              name="中心仓"
              units={stock?.stock}
              note={stock?.inTransit ? `在途 ${stock.inTransit} 台` : undefined}
              weeks={weeks.map(({ weekCode }) => stock?.weekPromise === weekCode)}
              isChosen={value === ''}
              onChoose={() => onChoose('')}
            />
            {warehouses.map(({ yuncangCode, name, stock }) => (
              <WarehouseRow
                key={yuncangCode}
                name={name}
                units={stock}
                note="单独成单"
                weeks={weeks.map(() => false)}
                isChosen={value === yuncangCode}
                onChoose={() => onChoose(yuncangCode)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="secondary">周承诺 {promiseText(stock, weeks)}</p>
    </section>
  );
}

/** Takes the focus where the address asks for the split of quantities. Assumption: isProportioning 1 does. */
function StockHeading({ total }: { readonly total: number | undefined }) {
  const { isProportioning } = useParams();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isProportioning === '1') heading.current?.focus();
  }, [isProportioning]);
  return (
    <h2 id="detail-stock" ref={heading} tabIndex={-1}>
      库存和到货
      <span className="secondary">{total === undefined ? '—' : `共 ${total} 台可订`}</span>
    </h2>
  );
}

interface WarehouseRowProps {
  readonly name: string;
  readonly units: number | undefined;
  readonly note: string | undefined;
  /** For each week whether the warehouse promises it. */
  readonly weeks: readonly boolean[];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function WarehouseRow({ name, units, note, weeks, isChosen, onChoose }: WarehouseRowProps) {
  return (
    <tr data-chosen={isChosen || undefined} data-off={units === 0 || undefined}>
      <th scope="row">
        <label>
          <input type="radio" name="detail-warehouse" checked={isChosen} onChange={onChoose} />
          {name}
        </label>
      </th>
      <td className="figure">
        <strong>{units === undefined ? '—' : `${units} 台`}</strong>
        {note && <span className="goods-second">{note}</span>}
      </td>
      {weeks.map((isPromised, at) => (
        <td key={at} className="figure">
          {isPromised ? '可到' : '—'}
        </td>
      ))}
      {weeks.length === 0 && <td />}
    </tr>
  );
}

function promiseText(stock: Offer['stock'], weeks: readonly ArrivalWeek[]): string {
  if (stock && isOffered(stock.weekPromise)) return weekText(stock.weekPromise, weeks);
  return '无：有现货就按现货送，在途的到中心仓后才算现货。';
}
