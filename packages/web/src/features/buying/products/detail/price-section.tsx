// No report: the prices of one product, of which one is chosen.
import type { PriceType } from '@dealer-portal/rules/cart';
import { daysLeftText, monthDay } from '@dealer-portal/rules/home';
import { formatYuan, piecesText, subtractAmounts } from '@dealer-portal/rules/money';
import { type OfferPrice, PRICE_NAMES, priceOfType } from '@dealer-portal/rules/price';
import { daysUntil } from '@dealer-portal/rules/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { Ruler } from '#ui/ruler/ruler';
import './detail.css';

interface PriceSectionProps {
  readonly prices: readonly OfferPrice[];
  readonly value: PriceType;
  /** Pieces at each price that lie in the cart. */
  readonly inCart: (type: PriceType) => number | undefined;
  /** Whether the product is sold at the ordinary price where a special one allows no more. */
  readonly isShared: boolean;
  readonly isLoading: boolean;
  /** The notice that no price came, in the place of the prices. */
  readonly lost: ReactNode;
  readonly onChoose: (type: PriceType) => void;
}

const TYPES: readonly PriceType[] = ['TJ', 'PT', 'GC', 'YJCY'];

/** The price of a product at each type; a type without a price stays, with the way to one (CART-01). */
export function PriceSection({ lost, ...list }: PriceSectionProps) {
  return (
    <section className="detail-section" aria-labelledby="detail-prices">
      <h2 id="detail-prices">价格</h2>
      {lost ? <div className="detail-prices-lost">{lost}</div> : <PriceTable {...list} />}
    </section>
  );
}

function PriceTable({
  prices,
  value,
  inCart,
  isShared,
  isLoading,
  onChoose,
}: Omit<PriceSectionProps, 'lost'>) {
  return (
    <table className="detail-table detail-prices">
      <thead>
        <tr>
          <th>价格类型</th>
          <th className="figure">单价</th>
          <th className="figure">比普通价</th>
          <th>余量</th>
          <th>有效期</th>
          <th>条件</th>
        </tr>
      </thead>
      <tbody>
        {TYPES.map((type) => (
          <PriceRow
            key={type}
            type={type}
            price={priceOfType(prices, type)}
            nothing={isLoading ? '—' : NO_PRICE_TEXTS[type]}
            isChosen={type === value}
            pieces={inCart(type)}
            condition={conditionOf(type, priceOfType(prices, type), isShared)}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PriceRowProps extends Pick<PriceSectionProps, 'onChoose'> {
  readonly type: PriceType;
  readonly price: OfferPrice | undefined;
  /** The words where there is no price. */
  readonly nothing: string;
  readonly isChosen: boolean;
  readonly pieces: number | undefined;
  readonly condition: ReactNode;
}

function PriceRow({ type, price, nothing, isChosen, pieces, condition, onChoose }: PriceRowProps) {
  const isSpecial = type !== 'PT';
  return (
    <tr data-chosen={isChosen || undefined} data-off={price === undefined || undefined}>
      <th scope="row">
        <label>
          <input
            type="radio"
            name="detail-price"
            checked={isChosen}
            disabled={price === undefined && !isChosen}
            onChange={() => onChoose(type)}
          />
          {PRICE_NAMES[type]}
        </label>
      </th>
      <td className="figure detail-amount" data-special={(price && isSpecial) || undefined}>
        {formatYuan(price?.price)}
      </td>
      <td className="figure">{differenceText(price)}</td>
      <td>{price ? <Allowance price={price} pieces={pieces} /> : nothing}</td>
      <td>{price ? <End price={price} /> : '—'}</td>
      <td>{condition}</td>
    </tr>
  );
}

const NO_PRICE_TEXTS: Readonly<Record<PriceType, string>> = {
  PT: '没有普通价',
  TJ: '现在没有特价',
  GC: '没有给本商品的工程价',
  YJCY: '没有样机名额',
};

function differenceText(price: OfferPrice | undefined): string {
  if (price?.ordinaryPrice === undefined) return '—';
  return formatYuan(subtractAmounts(price.price, price.ordinaryPrice));
}

interface AllowanceProps {
  readonly price: OfferPrice;
  readonly pieces: number | undefined;
}

/** How many pieces a price still allows, and how many of them lie in the cart. */
function Allowance({ price: { allowed }, pieces }: AllowanceProps) {
  if (allowed === undefined) return '不限';
  return (
    <span className="detail-allowance">
      {pieces !== undefined && (
        <Ruler value={allowed > 0 ? (100 * pieces) / allowed : 100} tone="due" width={64} />
      )}
      <span>
        余 <strong>{allowed}</strong> 台{pieces !== 0 && `，购物车里占 ${piecesText([pieces])}`}
      </span>
    </span>
  );
}

function End({ price: { endDate } }: { readonly price: OfferPrice }) {
  if (!endDate) return '—';
  const left = daysUntil(endDate, new Date());
  return (
    <>
      <strong className="detail-due">{monthDay(endDate)} 止</strong>
      {left !== undefined && `，${daysLeftText(left)}`}
    </>
  );
}

function conditionOf(type: PriceType, price: OfferPrice | undefined, isShared: boolean): ReactNode {
  if (!price && type === 'GC') return <Link to={href('newProject')}>登记工程后可申请</Link>;
  if (!price && type === 'YJCY') return <Link to={href('prototypeSample')}>申请样机出样</Link>;
  if (price?.allowed === undefined || type === 'PT') return '—';
  return isShared ? `超出 ${price.allowed} 台按普通价` : `最多 ${price.allowed} 台`;
}
