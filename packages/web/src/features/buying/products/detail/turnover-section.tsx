import { explainCalculation } from '@dealer-portal/rules/calculator-reasons';
import { type OwnStock, type Restock, type StockPoint, turnoverNote } from '@dealer-portal/rules/goods';
import { Chart } from '#ui/chart/chart';
import type { OwnStockBy } from '#widgets/goods/use-own-stock';
import type { Proposal } from './use-own-figures';
import './detail.css';

interface TurnoverSectionProps {
  readonly facts: Proposal;
  readonly ownStock: OwnStockBy | undefined;
}

/** 我的周转: how long the own stock lasts with the proposed order and without it, and how that was worked out (CALC-04). */
export function TurnoverSection({ facts, ownStock }: TurnoverSectionProps) {
  const { proposal, now, inCart } = facts;
  const note = turnoverNote(ownStock?.get(facts.productCode) ?? ownStockOf(facts), { now });
  const steps = explainCalculation(proposal.ask, now).slice(0, STEPS);
  return (
    <section className="detail-section" aria-labelledby="detail-turnover">
      <h2 id="detail-turnover">
        我的周转
        <span className="secondary">{[note.text, note.note].filter(Boolean).join('，')}</span>
      </h2>
      <div className="detail-halves">
        <Chart
          label={`补 ${proposal.quantity} 台后的库存，虚线为不补，横线为安全 ${facts.safeDays} 天 ${proposal.safeStock} 台`}
          kind="steps"
          height={132}
          level={proposal.safeStock}
          points={proposal.points.map(pointOf)}
        />
        <ol className="detail-trace">
          {steps.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
          <li>
            <strong>{moreText(proposal, inCart)}</strong>
          </li>
        </ol>
      </div>
    </section>
  );
}

/** The days that the figures of the calculator come to, where the list of own stock does not have the product. */
function ownStockOf({ proposal: { points, daily }, safeDays }: Proposal): OwnStock {
  const [today] = points;
  return daily > 0 && today ? { turnoverDays: today.without / daily, safeDays } : {};
}

/** Up to the number of pieces that is proposed; what follows is drawn. */
const STEPS = 6;

const MOMENTS = { today: '今天', 0: '本周末', 1: '下周末', 2: '再下周末' } as const;

function pointOf(point: StockPoint) {
  const text = `补后 ${Math.round(point.with)} 台，不补 ${Math.round(point.without)} 台`;
  return { key: String(point.at), name: MOMENTS[point.at], value: point.with, target: point.without, text };
}

function moreText({ quantity, more }: Restock, inCart: number): string {
  if (quantity === 0) return '现在不用补';
  return inCart > 0
    ? `建议补 ${quantity} 台，购物车里已有 ${inCart} 台，再加 ${more} 台`
    : `建议补 ${quantity} 台`;
}
