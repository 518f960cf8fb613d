import { Link } from 'react-router-dom';
import { href } from '#routes';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import type { Figures } from '#widgets/calculator/queries';

interface OwnFactsProps {
  /** Pieces that lie in the cart; undefined while that is not known. */
  readonly inCart: number | undefined;
  readonly figures: Figures | undefined;
}

/** 我和这个商品: what the account has and had of it. */
export function OwnFacts({ inCart, figures }: OwnFactsProps) {
  const { countOrder3months, pgCodeName, pgSumEstoreAmtAll, pgCurrentTurnoverDays, maxStock, storeAmt } =
    figures ?? {};
  const lines = [
    ['购物车里', inCart, '台'],
    ['我的库存', storeAmt, '台'],
    ['近三个月提货', countOrder3months, '次'],
    [`${pgCodeName ?? '同类'}全部库存`, pgSumEstoreAmtAll, '台'],
    [`${pgCodeName ?? '同类'}周转`, pgCurrentTurnoverDays, '天'],
    ['单品库存上限', maxStock, '台'],
  ] as const;
  return (
    <section aria-labelledby="detail-own">
      <h2 id="detail-own">
        我和这个商品
        <Link to={href('myOrder')}>全部订单</Link>
      </h2>
      <FactLines isSmall>
        {lines.flatMap(([name, value, unit]) =>
          value === undefined || value === null
            ? []
            : [
                <FactLine key={name} label={name}>
                  {value} {unit}
                </FactLine>,
              ],
        )}
      </FactLines>
    </section>
  );
}
